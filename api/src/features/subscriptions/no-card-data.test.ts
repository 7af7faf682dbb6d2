// Card data that people enter at the provider stays there, and so do the keys.
import { beforeAll, expect, test } from 'bun:test'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { paymentEndpoints } from '@portal/contract/subscriptions/payment-endpoints'
import { untilTrue } from '@portal/server/test/until-true'
import { sql } from 'drizzle-orm'
import { billingKeys, openBilling, signatureOf } from '../../../test/billing.ts'
import { startBilledProcess } from '../../../test/start-billed-process.ts'
import { openTestApp, registration } from '../../../test/test-app.ts'
import { TestBrowser } from '../../../test/test-browser.ts'

const billing = await openBilling()
const { database, url } = await openTestApp({ isSeeded: true })
const otherKey = 'sk_test_ofAnotherAccount'
const processes = await Promise.all([
  startBilledProcess(url, billing.url),
  startBilledProcess(url, billing.url, { ...billingKeys, secretKey: otherKey }),
])
const [portal, stranger] = processes
beforeAll(() => billing.turn('deliveries', { urls: [portal.webhook], firstRetryMs: 10 }))

const card = { card: '4242 4242 4242 4242', name: 'Zenobia Quux', cvc: '9172', expiry: '11/49' }

/** Everything that identifies the card, its owner or a key; the security code only as a separate word. */
const secrets = [
  /4242[\s-]?4242/,
  /last4/,
  /Zenobia|Quux/i,
  /(?<![\w.:-])9172(?![\w.:-])/,
  new RegExp(billingKeys.secretKey),
  new RegExp(billingKeys.webhookSecret),
  new RegExp(otherKey),
]
const secretsIn = (text: string) => secrets.filter(secret => secret.test(text)).map(String)

const everyTable = async (): Promise<string> => {
  const tables = await database.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'pgboss')`)
  const rows = await Promise.all(
    tables.map(({ name }) =>
      database.execute(sql.raw(`select row_to_json(one)::text as row from ${name} one`)),
    ),
  )
  return rows.flatMap(some => some.map(({ row }) => String(row))).join('\n')
}

test('no card data and no key is in any table, log or answer', async () => {
  const answers: string[] = []
  const browser = new TestBrowser(async request => {
    const response = await fetch(request)
    answers.push(JSON.stringify([...response.headers]), await response.clone().text())
    return response
  }, portal.url)
  const { user } = await browser.call(accountEndpoints.register, { body: registration() })
  const checkout = await browser.call(paymentEndpoints.checkout, {
    body: {
      priceId: await billing.priceOf('basic_monthly'),
      planName: 'Basic',
      billingPeriod: 'monthly',
    },
  })
  const bought = await fetch(checkout.url, {
    method: 'POST',
    body: new URLSearchParams(card),
    redirect: 'manual',
  })
  expect(bought.status).toBe(303)
  await untilTrue(async () => (await billing.countWaiting()) === 0)
  expect(await browser.call(subscriptionEndpoints.current)).toMatchObject({ planName: 'Basic' })
  await browser.call(subscriptionEndpoints.plans)
  await browser.call(subscriptionEndpoints.invoices)
  await browser.call(paymentEndpoints.portal)
  await browser.call(subscriptionEndpoints.cancel)
  await browser.call(subscriptionEndpoints.reactivate)
  await browser.call(authEndpoints.profile)
  await untilTrue(async () => (await billing.countWaiting()) === 0) // so that the next call gets the fault
  await billing.turn('faults', { kind: 'server_error', calls: 1 })
  await browser.refusal(subscriptionEndpoints.cancel)

  // Delivers each event again, with a wrong signature, and while the provider refuses the key.
  const { data: events } = await billing.call('events?limit=100')
  for (const [index, { url: address }] of processes.entries())
    for (const event of events) {
      const body = JSON.stringify({ ...event, id: `${event.id}_${index}` })
      for (const signature of [signatureOf(body), 'forged'])
        answers.push(
          await (
            await fetch(`${address}api/stripe/webhook`, {
              method: 'POST',
              body,
              headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
            })
          ).text(),
        )
    }

  const logs = await Promise.all([portal.stop(), stranger.stop()])
  const [tables, eventsText] = [await everyTable(), JSON.stringify(events)]
  for (const text of [tables, ...logs, ...answers]) expect(secretsIn(text)).toEqual([])
  // Proves that the search would find something.
  expect(tables).toContain('evt_')
  expect(logs[0]).toContain('/api/stripe/webhook')
  expect(logs[1]).toContain('Invalid API Key')
  expect(answers.join('\n')).toContain(user.email)
  expect(secretsIn(eventsText)).toContain(String(/last4/))
}, 600_000)
