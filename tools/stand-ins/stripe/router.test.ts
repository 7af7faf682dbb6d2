import { expect, test } from 'bun:test'
import { hostile } from '@portal/server/test/hostile'
import { howMany } from '@portal/server/test/length'
import fc from 'fast-check'
import { routes } from './router.ts'
import { openSandbox, secretKey } from './test/open-sandbox.ts'

const { url, stripe, subscriberSince } = await openSandbox()
const { customer, subscription } = await subscriberSince('2027-04-01T00:00:00Z')
const price = (await stripe.prices.list()).data[0]?.id ?? ''

/** Short, because no server reads an address of many kilobytes. */
const textOf = (value: unknown) =>
  (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 300).toWellFormed()

const names = fc.constantFrom(
  'customer',
  'subscription',
  'items[0][price]',
  'items[0][id]',
  'items[0][quantity]',
  'line_items[0][price]',
  'price',
  'metadata[a]',
  'metadata',
  'expand[0]',
  'expand',
  'limit',
  'amount',
  'unit_amount',
  'frozen_time',
  'proration_date',
  'cancel_at',
  'mode',
  'success_url',
  'email',
  'name',
  '__proto__[polluted]',
  'constructor[prototype]',
  'items[]',
  'a[b][c][d][e]',
  '[',
  ']',
)
const values = fc.oneof(
  fc.constantFrom(customer, subscription.id, price, 'subscription', '1', '-1', '', 'true', 'https://a.test/'),
  fc.constantFrom('999999999999999', 'customer', 'customer.subscriptions.data.customer', 'data'),
  hostile.map(textOf),
)
const forms = fc.array(fc.tuple(names, values), { maxLength: 6 })
const ids = fc.oneof(fc.constantFrom(customer, subscription.id, price), hostile.map(textOf))
/** Moving a clock forever would take forever; calls that end what others use would leave nothing to test. */
const tried = routes.filter(({ path, method }) => method !== 'DELETE' && !path.includes('test_clocks'))

test('whatever a call contains, the answer is in Stripe’s format and never an internal failure', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...tried), ids, forms, async ({ method, path }, id, form) => {
      const query = new URLSearchParams(form.map(([name, value]): [string, string] => [name, value]))
      const address = `${url}${path.replace(':id', encodeURIComponent(id) || 'x')}`
      const answer = await fetch(method === 'GET' ? `${address}?${query}` : address, {
        method,
        headers: { Authorization: `Bearer ${secretKey}` },
        ...(method === 'POST' && { body: query }),
      })
      expect(answer.status).toBeLessThan(500)
      const body = JSON.parse(await answer.text())
      if (!answer.ok) expect(body.error.message).toBeString()
    }),
    { numRuns: howMany(200, 20_000) },
  )
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
}, 600_000)

test('an unreadable address does not exist', async () => {
  for (const path of ['/v1/customers/%E0%A4%A', '/i/%', '/v1', '/nowhere'])
    expect((await fetch(`${url}${path}`, { headers: { Authorization: `Bearer ${secretKey}` } })).status).toBe(
      404,
    )
  const broken = await fetch(`${url}/sandbox/faults`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secretKey}` },
    body: '{',
  })
  expect(broken.status).toBe(400)
})
