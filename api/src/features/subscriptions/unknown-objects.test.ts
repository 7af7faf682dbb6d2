// Objects of the provider in unknown forms neither block other people's billing nor make events repeat forever.
import { afterAll, expect, spyOn, test } from 'bun:test'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { webhookEndpoints } from '@portal/contract/subscriptions/webhook-endpoints'
import { log } from '@portal/server/log'
import { howMany } from '@portal/server/test/length'
import { eq } from 'drizzle-orm'
import { openBilling, signatureOf } from '../../../test/billing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { replayBilling } from '../../replay-billing.ts'
import { users } from '../../schema/people.ts'
import { billingFindings, webhookEvents } from '../../schema/subscriptions.ts'

/** Guarantee: the stand-in answers with JSON. */
// biome-ignore lint/suspicious/noExplicitAny: the test changes any field of any object.
type Json = any

/** Changes the provider's answers in transit. */
let change: (path: string, answer: Json) => void = () => {}
const billing = await openBilling()
const proxy = Bun.serve({
  hostname: '127.0.0.1',
  port: 0,
  fetch: async request => {
    const { pathname, search } = new URL(request.url)
    const { method, headers } = request
    const body = method === 'POST' ? await request.text() : null
    const response = await fetch(billing.url + pathname + search, { method, headers, body })
    const answer = await response.json()
    if (response.ok) change(pathname, answer)
    return Response.json(answer, { status: response.status })
  },
})
afterAll(() => proxy.stop(true))
const payments = billing.openOthers({ url: proxy.url.origin })
const { database, url, signUp, visitor } = await openTestApp({ isSeeded: true, payments })
const logged = spyOn(log, 'tell')
afterAll(() => logged.mockRestore())

const subscriber = async () => {
  const person = await signUp('landlord')
  const subscribed = await billing.subscribe('basic_monthly', { personId: person.user.id })
  const read = () => person.call(subscriptionEndpoints.current)
  return { ...subscribed, person, read }
}
const [odd, other] = [await subscriber(), await subscriber()]

let events = 0
/** Sends the customer's event twice, as the provider can. Returns both statuses. */
const tell = async (object: object, type = 'customer.subscription.updated'): Promise<number[]> => {
  events += 1
  const body = JSON.stringify({
    id: `evt_${events}`,
    type,
    created: 1_800_000_000,
    livemode: false,
    data: { object },
  })
  const headers = { 'stripe-signature': signatureOf(body) }
  const send = async () => (await visitor().sendTo(webhookEndpoints.stripe, { body, headers })).status
  return [await send(), await send()]
}
const ok = [200, 200]
expect(await tell({ customer: odd.customer })).toEqual(ok)
expect(await tell({ customer: other.customer })).toEqual(ok)
const before = await odd.read()
expect(before).toMatchObject({ planName: 'Basic', status: 'active' })

const kinds = ['subscriptions', 'invoices', 'payment_intents', 'checkout/sessions']
const missing = Symbol('missing')
const values = [missing, null, 'a_new_word', 7, {}, []]

/**
 * Every field of an object down to three levels, except its id: with another id it would be another object.
 */
const fieldsOf = (object: Json, depth = 3): string[][] =>
  Object.entries(object ?? {}).flatMap(([name, value]) =>
    name === 'id'
      ? []
      : [
          [name],
          ...(depth > 1 && typeof value === 'object'
            ? fieldsOf(value, depth - 1).map(rest => [name, ...rest])
            : []),
        ],
  )
const set = (object: Json, [name = '', ...rest]: string[], value: unknown): void => {
  if (rest.length > 0) set(object[name], rest, value)
  else if (value === missing) delete object[name]
  else object[name] = value
}

test('with each field unknown, null or missing, events are handled, others’ too, and all is as before once it is known', async () => {
  const cases = await Promise.all(
    kinds.map(async kind => {
      const expand =
        kind === 'invoices'
          ? '&expand[]=data.payments'
          : kind === 'payment_intents'
            ? '&expand[]=data.latest_charge'
            : ''
      const { data } = await billing.call(`${kind}?customer=${odd.customer}${expand}`)
      return fieldsOf(data[0]).flatMap(field => values.map(value => ({ kind, field, value })))
    }),
  )
  const all = cases.flat()
  const chosen = all.toSorted(() => Math.random() - 0.5).slice(0, howMany(20, all.length))
  for (const { kind, field, value } of chosen) {
    change = (path, { data }) => {
      if (path === `/v1/${kind}` && data?.[0]?.customer === odd.customer) set(data[0], field, value)
    }
    logged.mockClear()
    const name = `${kind} ${field.join('.')} ${String(value)}`
    expect([name, ...(await tell({ customer: odd.customer }))]).toEqual([name, ...ok])
    const lines = logged.mock.calls.map(([line]) => line).filter(line => line.includes('left alone'))
    expect([name, new Set(lines).size]).toEqual([name, lines.length])
    expect([name, lines.length <= 1]).toEqual([name, true])
    change = () => {}
  }
  expect(await tell({ customer: other.customer })).toEqual(ok)
  expect(await other.read()).toMatchObject({ planName: 'Basic', status: 'active' })
  expect(await tell({ customer: odd.customer })).toEqual(ok)
  expect(await odd.read()).toEqual(before)
  expect(await database.$count(billingFindings, eq(billingFindings.userId, odd.person.user.id))).toBe(0)
}, 600_000)

test('a subscription in an unknown form keeps the paid plan; it is logged once', async () => {
  change = (path, { data }) => {
    if (path === '/v1/subscriptions' && data?.[0]?.customer === odd.customer) data[0].items = null
  }
  logged.mockClear()
  for (let time = 0; time < 3; time += 1) expect(await tell({ customer: odd.customer })).toEqual(ok)
  expect(logged.mock.calls.filter(([line]) => line.includes(odd.id))).toHaveLength(1)
  expect(await odd.read()).toEqual(before)
  change = () => {}
})

test('an event about something missing or unnamed is stored and logged once', async () => {
  for (const object of [
    { charge: 'ch_nobody' },
    { charge: { id: 'ch_nobody' } },
    { charge: 7 },
    { customer: 'cus_nobody' },
    { customer: null },
    { customer: ['cus_nobody'] },
    {},
  ])
    for (const type of ['charge.dispute.closed', 'customer.subscription.updated', 'a.new.type']) {
      logged.mockClear()
      expect([object, type, ...(await tell(object, type))]).toEqual([object, type, ...ok])
      const id = `evt_${events}`
      expect(await database.$count(webhookEvents, eq(webhookEvents.id, id))).toBe(1)
      expect(logged.mock.calls.length).toBeLessThanOrEqual(1)
    }
})

test('a customer deleted at the provider loses their plan; one that it never knew keeps it', async () => {
  const gone = await subscriber()
  await tell({ customer: gone.customer })
  await billing.removeCustomer(gone.customer)
  expect(await tell({ customer: gone.customer }, 'customer.subscription.deleted')).toEqual(ok)
  expect(await gone.read()).toMatchObject({ status: 'canceled', nextBillingDate: null })

  const unknown = await subscriber()
  await tell({ customer: unknown.customer })
  const id = unknown.person.user.id
  await database.update(users).set({ stripeCustomerId: 'cus_of_other_keys' }).where(eq(users.id, id))
  expect(await tell({ customer: 'cus_of_other_keys' })).toEqual(ok)
  expect(await unknown.read()).toMatchObject({ planName: 'Basic', status: 'active' })
})

test('a replay continues past what it cannot read, and reports that at its end', async () => {
  const [last] = [await subscriber()]
  await tell({ customer: last.customer })
  const { data } = await billing.call('prices?lookup_keys[0]=basic_monthly')
  const own = await billing.call('prices', {
    product: data[0].product,
    currency: 'usd',
    unit_amount: '123',
    'recurring[interval]': 'month',
  })
  const foreign = await billing.call('subscriptions', {
    customer: odd.customer,
    'items[0][price]': own.id,
  })
  await billing.call(`subscriptions/${last.id}`, { cancel_at_period_end: 'true' })
  change = (path, { data: listed }) => {
    if (path === '/v1/invoices' && listed?.[0]?.customer === odd.customer) listed[0].amount_due = 'much'
  }
  const lines = (await replayBilling(url, payments)).split('\n')
  change = () => {}
  expect(lines[0]).toMatch(/^Replayed \d+ events of \d+ customers\.$/)
  expect(lines.filter(line => line.includes(foreign.id))).toHaveLength(1)
  expect(lines.filter(line => line.includes('amount_due'))).toHaveLength(1)
  expect(lines.filter(line => line.includes('cus_of_other_keys could not be read'))).toHaveLength(1)
  expect(await last.read()).toMatchObject({ cancelAtPeriodEnd: true })
})
