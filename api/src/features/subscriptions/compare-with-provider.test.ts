import { afterAll, afterEach, expect, spyOn, test } from 'bun:test'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { billingFindingEndpoints } from '@portal/contract/subscriptions/billing-finding-endpoints'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { log } from '@portal/server/log'
import { eq, sql } from 'drizzle-orm'
import { openBilledApp } from '../../../test/billed-app.ts'
import { users } from '../../schema/people.ts'
import { payments as paymentRows, subscriptionPlans, userSubscriptions } from '../../schema/subscriptions.ts'
import { startJobs } from '../../start-jobs.ts'
import { compareWithProvider } from './compare-with-provider.ts'

const { billing, webhook, heard, database, signUp, subscriber, url } = await openBilledApp()
const { current, invoices } = subscriptionEndpoints

const logged = spyOn(log, 'tell')
const failed = spyOn(log, 'error')
afterAll(() => {
  logged.mockRestore()
  failed.mockRestore()
})
afterEach(async () => {
  logged.mockReset()
  failed.mockReset()
  await billing.turn('faults')
})

const compare = () => compareWithProvider(database, billing.payments)
const linesAbout = (customer: string) =>
  logged.mock.calls.flatMap(([sentence]) => (sentence.includes(customer) ? [sentence] : []))

/** Accepts the provider's events and drops them. */
const sink = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: () => new Response() })
afterAll(() => sink.stop(true))

/** Makes changes at the provider whose events never reach the portal. */
const unheard = async (happen: () => Promise<unknown>) => {
  await billing.turn('deliveries', { urls: [sink.url.href] })
  await happen()
  await heard()
  await billing.turn('deliveries', { urls: [webhook] })
}

test('differences are repaired and logged; correct data is left alone', async () => {
  const [canceled, renewed, same] = [await subscriber(), await subscriber(), await subscriber()]
  await unheard(async () => {
    await billing.end(canceled.id)
    await renewed.advanceDays(32)
  })
  await database
    .update(paymentRows)
    .set({ status: 'open' })
    .where(eq(paymentRows.userId, same.person.user.id))
  await compare()
  expect(linesAbout(canceled.customer)).toEqual([
    `Billing: repaired plan, subscription of the customer ${canceled.customer}.`,
  ])
  expect(linesAbout(renewed.customer)).toEqual([
    `Billing: repaired subscription, invoices of the customer ${renewed.customer}.`,
  ])
  expect(linesAbout(same.customer)).toEqual([`Billing: repaired invoices of the customer ${same.customer}.`])
  expect(await canceled.plan()).toBe('free')
  expect(await canceled.person.call(current)).toMatchObject({ status: 'canceled' })
  expect(await renewed.person.call(invoices)).toHaveLength(2)
  logged.mockReset()
  await compare()
  expect(logged.mock.calls).toEqual([])
})

test('a purchase unknown to the portal is found', async () => {
  const person = await signUp('tenant')
  await unheard(() => billing.subscribe('premium_yearly', { personId: person.user.id }))
  await compare()
  expect(await person.call(current)).toMatchObject({ planName: 'Premium', billingPeriod: 'year' })
})

test('one customer’s failure is logged, and does not stop the others', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => signUp('tenant')))
  await unheard(() =>
    Promise.all(people.map(({ user }) => billing.subscribe('basic_monthly', { personId: user.id }))),
  )
  await billing.turn('faults', { kind: 'server_error', path: '/v1/invoices', calls: 1 })
  await compare()
  expect(failed.mock.calls).toMatchObject([[{ error: expect.stringContaining('could not be compared') }]])
  const countFound = async () => {
    const found = await Promise.all(people.map(person => person.call(current)))
    return found.filter(subscription => subscription?.planName === 'Basic').length
  }
  expect(await countFound()).toBeGreaterThanOrEqual(7)
  await compare()
  expect(await countFound()).toBe(8)
})

test('a subscription that the provider does not have is over, one that was granted is not', async () => {
  const [bought, granted] = [await signUp('tenant', 'basic'), await signUp('tenant', 'basic')]
  const [plan] = await database
    .select()
    .from(subscriptionPlans)
    .where(eq(subscriptionPlans.planKey, 'basic_monthly'))
  for (const [{ user }, stripeSubscriptionId] of [
    [bought, 'sub_of_other_keys'],
    [granted, null],
  ] as const) {
    const { id: stripeCustomerId } = await billing.call('customers', { email: user.email })
    await database.update(users).set({ stripeCustomerId }).where(eq(users.id, user.id))
    await database
      .insert(userSubscriptions)
      .values({ userId: user.id, planId: plan?.id ?? '', status: 'active', stripeSubscriptionId })
  }
  await compare()
  expect(await bought.call(current)).toBeNull()
  expect(await granted.call(current)).toMatchObject({ planName: 'Basic', status: 'active' })
  const plansOf = async (people: (typeof bought)[]) =>
    Promise.all(people.map(async person => (await person.call(authEndpoints.profile)).user.currentPlan))
  expect(await plansOf([bought, granted])).toEqual(['free', 'basic'])
})

test('a provider that is down is logged, and nobody’s plan changes', async () => {
  const { customer, plan } = await subscriber()
  await billing.turn('faults', { kind: 'down', calls: 1000 })
  await compare()
  await billing.turn('faults')
  const errors = failed.mock.calls.map(([{ error }]) => error)
  expect(errors.filter(error => error.includes(customer))).toHaveLength(1)
  expect(errors.filter(error => error.includes('customers could not be listed'))).toHaveLength(1)
  expect(await plan()).toBe('basic')
})

test('a portal restored from an older backup gets everyone’s plan back, once', async () => {
  const { person, customer, plan } = await subscriber()
  await database.delete(userSubscriptions).where(eq(userSubscriptions.userId, person.user.id))
  await database.delete(paymentRows).where(eq(paymentRows.userId, person.user.id))
  await database
    .update(users)
    .set({ currentPlan: 'free', stripeCustomerId: null, stripeSubscriptionId: null })
    .where(eq(users.id, person.user.id))
  await Promise.all([compare(), compare()])
  expect(await plan()).toBe('basic')
  expect(await person.call(invoices)).toHaveLength(1)
  const [stored] = await database.select().from(users).where(eq(users.id, person.user.id))
  expect(stored?.stripeCustomerId).toBe(customer)
})

test('the comparison runs every night, and grace periods are checked every minute, in any process', async () => {
  const jobs = await startJobs(url, { payments: billing.payments })
  await jobs.stop()
  const schedule = await database.execute(
    sql`select name, cron from pgboss.schedule where name in ('billing', 'grace') order by name`,
  )
  expect([...schedule]).toEqual([
    { name: 'billing', cron: '17 9 * * *' },
    { name: 'grace', cron: '* * * * *' },
  ])
})

test('what was not sold here is shown to administrators, and logged once a day', async () => {
  const { person, customer, begin } = await subscriber('premium_yearly')
  const id = await begin('basic_monthly')
  await heard()
  const countLogged = async () => {
    logged.mockClear()
    await compare()
    return logged.mock.calls.filter(([line]) => line.includes(id)).length
  }
  const setBack = (column: 'created_at' | 'logged_at') =>
    database.execute(
      sql`update billing_findings set ${sql.identifier(column)} = now() - interval '25 hours' where id = ${id}`,
    )
  expect(await countLogged()).toBe(0) // an event about its checkout can still come
  await setBack('created_at')
  expect([await countLogged(), await countLogged()]).toEqual([1, 0])
  await setBack('logged_at')
  expect([await countLogged(), await countLogged()]).toEqual([1, 0])

  const admin = await signUp('tenant')
  await database.update(users).set({ isAdmin: true }).where(eq(users.id, admin.user.id))
  const { findings } = await admin.call(billingFindingEndpoints.list)
  expect(findings).toContainEqual(
    expect.objectContaining({ id, customerId: customer, kind: 'not_sold_here' }),
  )
  expect((await person.refusal(billingFindingEndpoints.list)).status).toBe(403)
  expect((await person.call(authEndpoints.profile)).user.currentPlan).toBe('premium')
})
