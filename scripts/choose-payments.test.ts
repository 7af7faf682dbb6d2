import { afterAll, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { choosePayments } from './choose-payments.ts'
import { readSettings } from './settings.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'rental-portal-payments-'))
afterAll(() => rm(dataDir, { recursive: true }))

const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://portal.example' }
const chosen = (variables: Record<string, string>) =>
  choosePayments(readSettings({ DATA_DIR: dataDir, ...variables }))

test('with keys there is no stand-in, and in production there never is', async () => {
  for (const variables of [keys, { ...keys, ...production }]) {
    const { payments, standInUrl } = await chosen(variables)
    expect([payments, standInUrl]).toEqual([expect.anything(), undefined])
  }
  const { payments, standInUrl } = await chosen(production)
  expect([payments, standInUrl]).toEqual([undefined, undefined])
})

test('a stand-in sends the portal signed events, and still has its data at the next start', async () => {
  const heard: { text: string; signature: string }[] = []
  const portal = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: async request => {
      const signature = request.headers.get('stripe-signature') ?? ''
      heard.push({ text: `${new URL(request.url).pathname} ${await request.text()}`, signature })
      return new Response()
    },
  })
  const start = () => chosen({ PORT: String(portal.port) })

  const first = await start()
  const buyer = { personId: 'someone', email: 'someone@example.org', instead: null }
  const customerId = (await first.payments?.createCustomer(buyer)) ?? ''
  while (!heard.some(({ text }) => text.includes('customer.created'))) await Bun.sleep(10)
  const [path = '', body = ''] = heard[0]?.text.split(/ (.*)/s) ?? []
  expect(path).toBe('/api/stripe/webhook')
  expect(await first.payments?.readEvent(body, heard[0]?.signature ?? '')).not.toBeNull()
  await first.stop()

  const second = await start()
  expect(second.standInUrl).toBe(first.standInUrl ?? '')
  const contact = { email: 'ada@example.com', name: 'Ada', organization: null }
  expect(
    await second.payments?.portalAddress({
      customerId,
      userType: 'tenant',
      contact,
      returnUrl: 'http://localhost:3000/',
    }),
  ).toStartWith(`${second.standInUrl}/p/session/`)
  expect(await (await fetch(second.standInUrl ?? '')).text()).toContain('4242 4242 4242 4242: Pays')
  await second.stop()
  await portal.stop(true)
})

test('a port in use is one sentence that names its variable', async () => {
  const other = Bun.serve({ port: 0, fetch: () => new Response('other') })
  const STRIPE_SANDBOX_PORT = String(other.port)
  await expect(chosen({ STRIPE_SANDBOX_PORT })).rejects.toThrow(/in use: .*STRIPE_SANDBOX_PORT=/)
  await other.stop(true)
})
