import { describe, expect, test } from 'bun:test'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { capabilitiesByPlan, plans } from '@portal/contract/subscriptions/plan'
import { limitsByPlan } from '@portal/contract/subscriptions/plan-limit'
import { eq } from 'drizzle-orm'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { userInteractions } from '../../schema/consents.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { users } from '../../schema/people.ts'
import { payments, subscriptionPlans, userSubscriptions } from '../../schema/subscriptions.ts'

const { visitor, signUp, database } = await openTestApp()
const { plans: list, current, usage, invoices, cancel, reactivate } = subscriptionEndpoints

const stored = await database.select().from(subscriptionPlans)

describe('the plans', () => {
  test('can be read by everyone, and cannot be bought if payments are not set up', async () => {
    const priceless = { monthlyPriceId: null, yearlyPriceId: null }
    expect((await visitor().call(list)).plans).toEqual(plans.map(plan => ({ ...plan, ...priceless })))
  })

  test('are stored as the contract has them, once a month and once a year', () => {
    const priceOf = (tier: string, interval: string) =>
      stored.find(row => row.tier === tier && row.interval === interval)?.price
    for (const { planKey, monthlyPrice, yearlyPrice } of plans) {
      expect(priceOf(planKey, 'month')).toBe(monthlyPrice)
      expect(priceOf(planKey, 'year') ?? 0).toBe(yearlyPrice)
    }
    for (const row of stored)
      expect(row).toMatchObject({
        name: plans.find(({ planKey }) => planKey === row.tier)?.name,
        features: plans.find(({ planKey }) => planKey === row.tier)?.features,
        userTypes: plans.find(({ planKey }) => planKey === row.tier)?.userTypes,
        maxProperties: limitsByPlan[row.tier].listings,
        maxContacts: limitsByPlan[row.tier].contacts,
        prioritySupport: capabilitiesByPlan[row.tier].includes('Priority support'),
        currency: 'usd',
      })
  })
})

const subscribe = async (userId: string, overrides: Partial<typeof userSubscriptions.$inferInsert> = {}) => {
  const planId = stored.find(({ planKey }) => planKey === 'premium_yearly')?.id ?? ''
  await database.insert(userSubscriptions).values({
    userId,
    planId,
    status: 'active',
    currentPeriodStart: '2026-10-01T00:00:00.000Z',
    currentPeriodEnd: '2027-10-01T00:00:00.000Z',
    ...overrides,
  })
}

const premium = {
  planName: 'Premium',
  status: 'active',
  amount: 199.99,
  currency: 'usd',
  billingPeriod: 'year',
  currentPeriodStart: '2026-10-01T00:00:00.000Z',
  currentPeriodEnd: '2027-10-01T00:00:00.000Z',
  nextBillingDate: '2027-10-01T00:00:00.000Z',
  cancelAtPeriodEnd: false,
}

describe('a subscription', () => {
  test('is null without one or after one that was never paid, and canceled after one that ended', async () => {
    const person = await signUp('tenant')
    const response = await person.sendTo(current)
    expect([response.status, await response.text()]).toEqual([200, 'null'])
    await subscribe(person.user.id, { status: 'canceled', stripeSubscriptionId: 'sub_never_paid' })
    expect(await person.call(current)).toBeNull()
    await subscribe(person.user.id, { status: 'canceled' })
    expect(await person.call(current)).toMatchObject({
      ...premium,
      status: 'canceled',
      nextBillingDate: null,
    })
    for (const endpoint of [cancel, reactivate])
      expect((await person.refusal(endpoint)).message).toBe('There is no such subscription.')
  })

  test('shows its plan, price and period', async () => {
    const person = await signUp('tenant')
    await subscribe(person.user.id)
    expect(await person.call(current)).toMatchObject(premium)
  })

  test('that was granted ends with its period once canceled, and continues once reactivated', async () => {
    const person = await signUp('landlord')
    await subscribe(person.user.id)
    const ending = { ...premium, cancelAtPeriodEnd: true, nextBillingDate: null }
    for (let time = 0; time < 2; time += 1) expect(await person.call(cancel)).toMatchObject(ending)
    expect(await person.call(current)).toMatchObject(ending)
    for (let time = 0; time < 2; time += 1) expect(await person.call(reactivate)).toMatchObject(premium)
    const { notifications } = await person.call(notificationEndpoints.list)
    expect(notifications.map(({ title }) => title)).toEqual(['Your plan continues', 'Your plan is canceled'])
  })

  test('that the provider bills stays unchanged while the provider cannot be reached', async () => {
    const person = await signUp('landlord')
    await subscribe(person.user.id, { stripeSubscriptionId: 'sub_1' })
    expect((await person.refusal(cancel)).status).toBe(503)
    expect(await person.call(current)).toMatchObject(premium)
  })
})

describe('usage', () => {
  test('counts the rows of this month against the plan', async () => {
    const [landlord, tenant] = [await signUp('landlord'), await signUp('tenant')]
    const { property } = await landlord.call(listingEndpoints.create, { body: newListing() })
    const inquiry = { propertyId: property.id, tenantId: tenant.user.id, landlordId: landlord.user.id }
    const longAgo = '2026-01-31T23:59:59.999Z'
    await database.insert(propertyInquiries).values([inquiry, inquiry, { ...inquiry, createdAt: longAgo }])
    const checked = { initiatorId: tenant.user.id, receiverId: landlord.user.id }
    await database.insert(userInteractions).values([
      { ...checked, interactionType: 'background_check' },
      { ...checked, interactionType: 'message' },
    ])
    expect(await landlord.call(usage)).toEqual({
      listings: { used: 1, limit: 10, unlimited: false },
      contacts: { used: 0, limit: 10, unlimited: false },
      backgroundChecks: { used: 0, limit: 0, unlimited: false },
    })
    await database.update(users).set({ currentPlan: 'premium' }).where(eq(users.id, tenant.user.id))
    expect(await tenant.call(usage)).toEqual({
      listings: { used: 0, limit: 100, unlimited: false },
      contacts: { used: 2, limit: null, unlimited: true },
      backgroundChecks: { used: 1, limit: null, unlimited: true },
    })
  })
})

test('invoices come newest first, each person’s own, with seconds and dollars', async () => {
  const person = await signUp('tenant')
  expect(await person.call(invoices)).toEqual([])
  const paid = { userId: person.user.id, amount: 9.99, status: 'paid' } as const
  await database.insert(payments).values({ ...paid, createdAt: '2026-09-01T00:00:00.000Z' })
  await database.insert(payments).values({ ...paid, status: 'open', createdAt: '2026-10-01T00:00:00.000Z' })
  expect(await person.call(invoices)).toMatchObject([
    { amount: 9.99, currency: 'usd', created: 1_790_812_800, status: 'open', invoice_pdf: null },
    { amount: 9.99, currency: 'usd', created: 1_788_220_800, status: 'paid', invoice_pdf: null },
  ])
  expect(await (await signUp('tenant')).call(invoices)).toEqual([])
})
