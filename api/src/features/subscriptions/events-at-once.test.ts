import { afterAll, expect, test } from 'bun:test'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { openBilledApp } from '../../../test/billed-app.ts'
import { signatureOf } from '../../../test/billing.ts'
import { patience } from '../../../test/test-app.ts'
import { createApp } from '../../app.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { webhookEvents } from '../../schema/subscriptions.ts'

const { billing, database, services, url, subscriber } = await openBilledApp()
const small = openDatabase(url, { connections: 2, timeouts: patience })
afterAll(() => small.close())
const apps = {
  'ten connections': createApp(services),
  'two connections': createApp({ ...services, database: small.database }),
}

test.each([
  ['one customer', 1, 'ten connections'],
  ['one customer', 1, 'two connections'],
  ['12 customers', 12, 'ten connections'],
  ['12 customers', 12, 'two connections'],
  ['120 customers', 120, 'two connections'],
] as const)(
  '120 events at once, of %s, are all answered with %i and %s',
  async (_, many, pool) => {
    const [first] = [await subscriber()]
    await billing.turn('deliveries', { hold: true })
    const customers = [first.customer]
    while (customers.length < many)
      customers.push((await billing.call('customers', { 'metadata[personId]': Bun.randomUUIDv7() })).id)
    await billing.call(`subscriptions/${first.id}`, { cancel_at_period_end: 'true' })
    const before = await database.$count(webhookEvents)
    const statuses = await Promise.all(
      Array.from({ length: 120 }, async (_each, index) => {
        const body = JSON.stringify({
          id: `evt_${Bun.randomUUIDv7()}`,
          type: 'invoice.paid',
          created: 1_800_000_000,
          livemode: false,
          data: { object: { customer: customers[index % customers.length] } },
        })
        const headers = { 'stripe-signature': signatureOf(body) }
        const request = new Request('http://localhost/api/stripe/webhook', { method: 'POST', body, headers })
        return (await apps[pool].handle(request)).status
      }),
    )
    expect(statuses).toEqual(Array.from({ length: 120 }, () => 200))
    expect((await database.$count(webhookEvents)) - before).toBe(120)
    expect(await first.person.call(subscriptionEndpoints.current)).toMatchObject({ cancelAtPeriodEnd: true })
    await billing.turn('deliveries', { hold: false })
  },
  120_000,
)
