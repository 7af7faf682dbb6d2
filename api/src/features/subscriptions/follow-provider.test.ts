import { afterEach, describe, expect, test } from 'bun:test'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { savedSearchEndpoints } from '@portal/contract/saved-searches/endpoints'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { expectErrors } from '@portal/server/test/expect-errors'
import { howMany, inRounds } from '@portal/server/test/length'
import { untilTrue } from '@portal/server/test/until-true'
import { eq } from 'drizzle-orm'
import { openBilledApp } from '../../../test/billed-app.ts'
import { countIdleTransactions } from '../../../test/count-idle-transactions.ts'
import { newListing } from '../../../test/new-listing.ts'
import { users } from '../../schema/people.ts'
import { properties } from '../../schema/properties.ts'
import { savedSearches } from '../../schema/saved-searches.ts'
import { payments, userSubscriptions } from '../../schema/subscriptions.ts'
import { endGrace } from './end-grace.ts'

expectErrors(/integrations\/stripe/)

const { billing, database, signUp, heard, subscriber } = await openBilledApp()
const { current, invoices, usage } = subscriptionEndpoints
afterEach(() => billing.turn('faults'))

const dayMs = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)

describe('a payment', () => {
  const chargeOf = async (customer: string) =>
    (await billing.call(`charges?customer=${customer}`)).data[0].id as string

  test('is listed newest first once it is invoiced, with its document', async () => {
    const { person, advanceDays } = await subscriber()
    await advanceDays(32)
    await heard()
    const listed = await person.call(invoices)
    expect(listed).toMatchObject([
      { amount: 9.99, currency: 'usd', status: 'paid', created: Date.parse('2027-02-15T08:00:00Z') / 1000 },
      { amount: 9.99, currency: 'usd', status: 'paid', created: Date.parse('2027-01-15T08:00:00Z') / 1000 },
    ])
    for (const { invoice_pdf: pdf } of listed)
      expect((await fetch(pdf ?? '')).headers.get('content-type')).toBe('application/pdf')
  })

  test('that is declined shows as such, and is the same one once it is paid', async () => {
    const { person, customer, advanceDays } = await subscriber()
    await billing.payWith(customer, 'pm_card_chargeCustomerFail')
    await advanceDays(32)
    await heard()
    const [failed] = await person.call(invoices)
    expect(failed).toMatchObject({ status: 'failed', amount: 9.99 })
    await billing.payWith(customer, 'pm_card_visa')
    await advanceDays(3)
    await heard()
    expect(await person.call(invoices)).toMatchObject([
      { id: failed?.id, status: 'paid' },
      { status: 'paid' },
    ])
  })

  test('that is refunded shows as such, also in part', async () => {
    const { person, customer } = await subscriber()
    const charge = await chargeOf(customer)
    const refunded = async () => {
      const [row] = await database.select().from(payments).where(eq(payments.userId, person.user.id))
      return row?.refundedAmount
    }
    await billing.call('refunds', { charge, amount: '500' })
    await heard()
    expect(await person.call(invoices)).toMatchObject([{ status: 'partially_refunded', amount: 9.99 }])
    expect(await refunded()).toBe(5)
    await billing.call('refunds', { charge })
    await heard()
    expect(await person.call(invoices)).toMatchObject([{ status: 'refunded', amount: 9.99 }])
    expect(await refunded()).toBe(9.99)
  })

  test('that a bank takes back is disputed until the dispute is won; a lost one ends the plan', async () => {
    const [first, second] = [await subscriber(), await subscriber()]
    const disputes = [first, second].map(async ({ customer }) =>
      billing.turn('disputes', { charge: await chargeOf(customer) }),
    )
    const [won, lost] = await Promise.all(disputes)
    await heard()
    for (const { person } of [first, second])
      expect(await person.call(invoices)).toMatchObject([{ status: 'disputed' }])
    await billing.turn(`disputes/${won?.id}/close`, { status: 'won' })
    await billing.turn(`disputes/${lost?.id}/close`, { status: 'lost' })
    await heard()
    expect(await first.person.call(invoices)).toMatchObject([{ status: 'paid' }])
    expect(await second.person.call(invoices)).toMatchObject([{ status: 'disputed' }])
    expect([await first.plan(), await second.plan()]).toEqual(['basic', 'free'])
  })
})

describe('an unpaid plan', () => {
  /** Creates a person whose renewal was declined this many days ago. */
  const owing = async (days: number) => {
    const since = daysAgo(days)
    since.setUTCFullYear(since.getUTCFullYear() - 1)
    const begun = await subscriber('basic_yearly', since)
    await billing.payWith(begun.customer, 'pm_card_chargeCustomerFail')
    const [item] = (await begun.read()).items.data
    const yearDays = (item.current_period_end - item.current_period_start) / 86_400
    await begun.advanceDays(yearDays + 0.1)
    await heard()
    return begun
  }

  test('is kept for seven days from the first decline, as the answer says, and returns once it is paid', async () => {
    const { person, plan, customer, advanceDays } = await owing(1)
    const before = await person.call(current)
    expect(before).toMatchObject({ status: 'past_due', planName: 'Basic' })
    const graceMs = Date.parse(before?.graceEndsAt ?? '') - Date.parse(before?.currentPeriodStart ?? '')
    expect(graceMs).toBe(7 * dayMs + 3_600_000) // the provider charges an hour after the period begins
    await endGrace(database)
    expect(await plan()).toBe('basic')
    await advanceDays(3)
    await heard()
    expect(await person.call(current)).toMatchObject({ graceEndsAt: before?.graceEndsAt })
    await billing.payWith(customer, 'pm_card_visa')
    await advanceDays(5)
    await heard()
    expect(await person.call(current)).toMatchObject({ status: 'active', graceEndsAt: null })
    expect(await plan()).toBe('basic')
  })

  test('ends on time, in whichever process, and returns as soon as it is paid', async () => {
    const { person, plan, customer, advanceDays } = await owing(1)
    await database
      .update(userSubscriptions)
      .set({ graceEndsAt: daysAgo(0).toISOString() })
      .where(eq(userSubscriptions.userId, person.user.id))
    expect(await plan()).toBe('basic')
    await Promise.all([endGrace(database), endGrace(database)])
    expect(await plan()).toBe('free')
    expect(await person.call(current)).toMatchObject({ status: 'past_due', planName: 'Basic' })
    await billing.payWith(customer, 'pm_card_visa')
    await advanceDays(3)
    await heard()
    expect(await plan()).toBe('basic')
  })

  test('ends immediately if the grace period passed unnoticed', async () => {
    const { person, plan } = await owing(8)
    expect(await plan()).toBe('free')
    expect(await person.call(current)).toMatchObject({ status: 'past_due' })
  })

  test('ends when the provider gives up', async () => {
    const { person, plan, advanceDays } = await owing(1)
    await advanceDays(20)
    await heard()
    expect(await person.call(current)).toMatchObject({ status: 'canceled', nextBillingDate: null })
    expect(await plan()).toBe('free')
  })

  test('removes nothing: homes stay, new ones are refused, and usage exceeds the limit', async () => {
    const { person, plan, id } = await subscriber()
    const rows = Array.from({ length: 12 }, () => ({ ...newListing(), landlordId: person.user.id }))
    await database.insert(properties).values(rows)
    await billing.end(id)
    await heard()
    expect(await plan()).toBe('free')
    expect((await person.call(usage)).listings).toEqual({ used: 12, limit: 10, unlimited: false })
    expect((await person.refusal(listingEndpoints.create, { body: newListing() })).code).toBe('plan_limit')
    expect(await database.$count(properties, eq(properties.landlordId, person.user.id))).toBe(12)
  })

  test('has no alerts at once: they become daily, at 8 in the morning of the search’s place', async () => {
    const { person, id } = await subscriber()
    const filters = { north: 42, south: 41, east: -87, west: -88 }
    const save = (alert: string) =>
      person.call(savedSearchEndpoints.create, { body: { name: alert, alert, filters } })
    for (const alert of ['instant', 'never']) await save(alert)
    await billing.end(id)
    await heard()
    const rows = await database.select().from(savedSearches).where(eq(savedSearches.userId, person.user.id))
    expect(rows.map(({ name, alert }) => [name, alert]).toSorted()).toEqual([
      ['instant', 'daily'],
      ['never', 'never'],
    ])
    const digestAt = rows.find(({ alert }) => alert === 'daily')?.digestAt ?? ''
    const inChicago = { timeZone: 'America/Chicago', hour: 'numeric', hour12: false } as const
    expect(new Intl.DateTimeFormat('en', inChicago).format(new Date(digestAt))).toBe('08')
    expect(Date.parse(digestAt)).toBeGreaterThan(Date.now())
  })
})

test(
  'no search has instant alerts after the plan has ended, in either order of changes',
  async () => {
    const { person, plan, id } = await subscriber()
    await billing.turn('deliveries', { hold: true })
    await billing.end(id)
    const body = { name: 'Near work', alert: 'instant', filters: { bedrooms: 1 } }
    const [saved] = await Promise.all([
      person.sendTo(savedSearchEndpoints.create, { body }),
      billing.turn('deliveries', { hold: false }),
    ])
    await heard()
    expect(await plan()).toBe('free')
    expect([201, 403]).toContain(saved.status)
    const { savedSearches: kept } = await person.call(savedSearchEndpoints.list)
    expect(kept.map(({ alert }) => alert)).toEqual(saved.status === 201 ? ['daily'] : [])
  },
  inRounds(20),
)

test('an answer that is late is stored before later ones', async () => {
  const { person, id, plan } = await subscriber()
  await billing.turn('deliveries', { hold: true })
  await billing.call(`subscriptions/${id}`, { 'metadata[a]': 'b' })
  await billing.turn('faults', { kind: 'late', path: '/v1/subscriptions', delayMs: 1500 })
  await billing.turn('deliveries', { hold: false })
  await untilTrue(async () => (await countIdleTransactions(database)) > 0)
  await billing.end(id)
  await heard()
  expect(await plan()).toBe('free')
  expect(await person.call(current)).toMatchObject({ status: 'canceled', nextBillingDate: null })
})

describe('a plan that was bought twice', () => {
  test(
    'is ended and its later payment refunded once, however and wherever it is noticed',
    async () => {
      await billing.turn('deliveries', { copies: 3, shuffle: true })
      const { person, id, customer, buy, plan, read } = await subscriber()
      await billing.turn('deliveries', { hold: true })
      const second = await buy('basic_monthly')
      await billing.turn('deliveries', { hold: false })
      await heard()
      await billing.turn('deliveries', { copies: 1, shuffle: false })
      expect(await person.call(current)).toMatchObject({ planName: 'Basic', status: 'active' })
      expect(await plan()).toBe('basic')
      expect((await read()).status).toBe('active')
      expect((await billing.call(`subscriptions/${second}`)).status).toBe('canceled')
      const { data: charges } = await billing.call(`charges?customer=${customer}`)
      const { data: refunds } = await billing.call('refunds?limit=100')
      const own = refunds.filter(({ charge }: { charge: string }) =>
        charges.some((each: { id: string }) => each.id === charge),
      )
      expect(own).toMatchObject([{ amount: 999, reason: 'duplicate' }])
      expect(await person.call(invoices)).toMatchObject([
        { amount: 9.99, status: 'refunded' },
        { amount: 9.99, status: 'paid' },
      ])
      const [stored] = await database.select().from(users).where(eq(users.id, person.user.id))
      expect(stored?.stripeSubscriptionId).toBe(id)
    },
    inRounds(20),
  )

  const faults = [
    ['fails', 'refunds', 'server_error'],
    ['answers too late', 'subscriptions/', 'late'],
    ['fails', 'subscriptions/', 'server_error'],
    ['answers too late', 'refunds', 'late'],
  ] as const

  test.each(faults.slice(0, howMany(1, 4)))(
    'is ended and refunded later, once, if the provider %s at /v1/%s',
    async (_, path, kind) => {
      const { person, customer, buy } = await subscriber()
      await billing.turn('deliveries', { hold: true })
      const second = await buy('basic_monthly')
      await billing.turn('faults', { kind, path: `/v1/${path}`, calls: 2, delayMs: 3500 })
      await billing.turn('deliveries', { hold: false })
      await heard()
      expect((await billing.call(`subscriptions/${second}`)).status).toBe('canceled')
      expect(await person.call(current)).toMatchObject({ planName: 'Basic' })
      const { data } = await billing.call(`charges?customer=${customer}`)
      expect(data.map((charge: { amount_refunded: number }) => charge.amount_refunded)).toEqual([999, 0])
    },
  )
})

describe('a customer without a known person', () => {
  test('belongs to the person it was created for, so that events before their purchase is stored are not lost', async () => {
    const person = await signUp('tenant')
    const { customer } = await billing.subscribe('basic_monthly', { personId: person.user.id })
    await heard()
    expect(await person.call(current)).toMatchObject({ planName: 'Basic', status: 'active' })
    const [stored] = await database.select().from(users).where(eq(users.id, person.user.id))
    expect(stored).toMatchObject({ stripeCustomerId: customer, currentPlan: 'basic' })
  })

  test('belongs to nobody if the person has another one, is gone, or does not exist', async () => {
    const { person, plan } = await subscriber()
    for (const personId of [person.user.id, Bun.randomUUIDv7(), 'nobody'])
      await billing.subscribe('premium_monthly', { personId })
    await heard()
    expect(await plan()).toBe('basic')
  })
})
