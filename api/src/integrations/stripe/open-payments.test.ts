import { afterEach, expect, spyOn, test } from 'bun:test'
import { openPayments } from './open-payments.ts'

const leaving = spyOn(globalThis, 'fetch')
afterEach(() => leaving.mockRestore())

test('without a stand-in, Stripe’s own host is asked, with the pinned version and the key', async () => {
  const sent: { url: string; headers: Headers }[] = []
  leaving.mockImplementation(
    Object.assign(
      async (url: string | URL | Request, init?: RequestInit | BunFetchRequestInit) => {
        sent.push({ url: String(url), headers: new Headers(init?.headers) })
        return Response.json({ object: 'list', data: [], has_more: false, url: '/v1/subscriptions' })
      },
      { preconnect: () => {} },
    ),
  )
  const payments = openPayments({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1' })
  expect((await payments.readAccount('cus_1')).subscriptions).toEqual([])
  expect(new Set(sent.map(({ url }) => new URL(url).host))).toEqual(new Set(['api.stripe.com']))
  expect(sent[0]?.headers.get('stripe-version')).toBe('2026-10-28.endive')
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer sk_test_1')
})
