import { afterAll, afterEach, expect, spyOn, test } from 'bun:test'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { billingFindingEndpoints } from '@portal/contract/subscriptions/billing-finding'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { log } from '@portal/server/log'
import { eq, sql } from 'drizzle-orm'
import { openBilledApp } from '../../../test/billed-app.ts'
import { users } from '../../schema/people.ts'
import { payments as paymentRows, subscriptionPlans, userSubscriptions } from '../../schema/subscriptions.ts'
import { compareWithProvider } from './compare-with-provider.ts'

const { billing, webhook, heard, database, signUp, subscriber } = await openBilledApp()
const { current, invoices } = subscriptionEndpoints

const told = spyOn(log, 'tell')
const failed = spyOn(log, 'error')
afterEach(async () => {
  told.mockReset()
  failed.mockReset()
  await billing.turn('faults')
})

const compare = () => compareWithProvider(database, billing.payments)
const toldOf = (customer: string) =>
  told.mock.calls.flatMap(([sentence]) => (sentence.includes(customer) ? [sentence] : []))

/** Takes the provider's events, and forgets them. */
const sink = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: () => new Response() })
afterAll(() => sink.stop(true))

/** What happens at the provider, of which the portal hears nothing, ever. */
const unheard = async (happen: () => Promise<unknown>) => {
  await billing.turn('deliveries', { urls: [sink.url.href] })
  await happen()
  await heard()
  await billing.turn('deliveries', { urls: [webhook] })
}

test('what differs is mended, and said; what is right is left alone', async () => {
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
  expect(toldOf(canceled.customer)).toEqual([
    `Billing: mended plan, subscription of the customer ${canceled.customer}.`,
  ])
  expect(toldOf(renewed.customer)).toEqual([
    `Billing: mended subscription, invoices of the customer ${renewed.customer}.`,
  ])
  expect(toldOf(same.customer)).toEqual([`Billing: mended invoices of the customer ${same.customer}.`])
  expect(await canceled.plan()).toBe('free')
  expect(await canceled.person.call(current)).toBeNull()
  expect(await renewed.person.call(invoices)).toHaveLength(2)
  told.mockReset()
  await compare()
  expect(told.mock.calls).toEqual([])
})

test('a purchase that nobody here has heard of is found', async () => {
  const person = await signUp('tenant')
  await unheard(() => billing.subscribe('premium_yearly', { personId: person.user.id }))
  await compare()
  expect(await person.call(current)).toMatchObject({ planName: 'Premium', billingPeriod: 'year' })
})

test('one customer who fails is said, and keeps nobody else from being compared', async () => {
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

test('a provider that is away is said, and nobody’s plan changes', async () => {
  const { customer, plan } = await subscriber()
  await billing.turn('faults', { kind: 'down', calls: 1000 })
  await compare()
  await billing.turn('faults')
  const said = failed.mock.calls.map(([{ error }]) => error)
  expect(said.filter(error => error.includes(customer))).toHaveLength(1)
  expect(said.filter(error => error.includes('customers could not be listed'))).toHaveLength(1)
  expect(await plan()).toBe('basic')
})

test('a portal that was taken back to an older day has everyone’s plan again, and once', async () => {
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

test('it is done every night, and graces are looked at every minute, whichever process does it', async () => {
  const schedule = await database.execute(
    sql`select name, cron from pgboss.schedule where name in ('billing', 'grace') order by name`,
  )
  expect([...schedule]).toEqual([
    { name: 'billing', cron: '17 9 * * *' },
    { name: 'grace', cron: '* * * * *' },
  ])
})

test('what was not sold here is told to administrators, and written to the log once a day', async () => {
  const { person, customer, begin, plan } = await subscriber()
  const id = await begin('premium_yearly')
  await heard()
  expect(await plan()).toBe('basic')
  const countLogged = async () => {
    told.mockClear()
    await compare()
    return told.mock.calls.filter(([line]) => line.includes(id)).length
  }
  const setBack = (column: 'created_at' | 'logged_at') =>
    database.execute(
      sql`update billing_findings set ${sql.identifier(column)} = now() - interval '25 hours' where id = ${id}`,
    )
  expect(await countLogged()).toBe(0) // its checkout might still be told of
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
  expect((await person.call(authEndpoints.profile)).user.currentPlan).toBe('basic')
})
