import { describe, expect, test } from 'bun:test'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { closingEndpoints } from '@portal/contract/auth/closing-endpoints'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import type { UserType } from '@portal/contract/people/person'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { howMany } from '@portal/server/test/length'
import { untilTrue } from '@portal/server/test/until-true'
import { eq } from 'drizzle-orm'
import { openBilledApp } from '../../../../test/billed-app.ts'
import { makeApplication } from '../../../../test/new-application.ts'
import { makeConsent, makeInquiry } from '../../../../test/new-consent.ts'
import { newListing } from '../../../../test/new-listing.ts'
import { makeOffer, makeTenancy } from '../../../../test/new-tenancy.ts'
import { password, registration } from '../../../../test/test-app.ts'
import { userConsents } from '../../../schema/consents.ts'
import { users } from '../../../schema/people.ts'
import { tenancies } from '../../../schema/tenancies.ts'
import { endAccounts } from './end-accounts.ts'

const { database, signUp, signIn, subscriber, visitor, billing, heard, jobs } = await openBilledApp()
const means = { payments: billing.payments, announce: jobs.announce }
const { close, keep, preview } = closingEndpoints
const body = { currentPassword: password }
const dayMs = 86_400_000

const makeOld = (id: string) =>
  database.update(users).set({ createdAt: '2020-01-01T00:00:00Z' }).where(eq(users.id, id))

const member = async (userType: UserType) => {
  const person = await signUp(userType)
  await makeOld(person.user.id)
  return person
}

test('an account closes in two weeks: its listings are paused, nothing is shared, and other sessions end', async () => {
  const [landlord, tenant] = [await member('landlord'), await member('tenant')]
  const { property } = await landlord.call(listingEndpoints.create, { body: newListing() })
  const elsewhere = await signIn(landlord.user.email, password)
  const shared = { ownerId: landlord.user.id, requesterId: tenant.user.id, dataCategory: 'profile' as const }
  await database.insert(userConsents).values([
    { ...shared, status: 'granted' },
    { ...shared, status: 'pending' },
  ])
  const { user } = await landlord.call(close, { body })
  const daysLeft = (Date.parse(user.closesAt ?? '') - Date.now()) / dayMs
  expect(daysLeft).toBeGreaterThan(13.9)
  expect(daysLeft).toBeLessThan(14.1)
  const isShared = eq(userConsents.ownerId, landlord.user.id)
  const consents = await database.select({ status: userConsents.status }).from(userConsents).where(isShared)
  expect(consents.map(({ status }) => status).toSorted()).toEqual(['denied', 'revoked'])
  expect((await visitor().refusal(propertyEndpoints.read, { params: { id: property.id } })).status).toBe(404)
  expect((await elsewhere.refusal(authEndpoints.me)).status).toBe(401)
  const { events } = await landlord.call(securityEndpoints.activity)
  expect(events[0]).toMatchObject({ eventType: 'account_closing', status: 'succeeded' })
  expect((await landlord.call(close, { body })).user.closesAt).toBe(user.closesAt ?? null)
})

test('a person whose account is closing may read and stay, and posts nothing', async () => {
  const landlord = await member('landlord')
  await landlord.call(close, { body })
  const { user } = await (await signIn(landlord.user.email, password)).call(authEndpoints.me)
  expect(user.closesAt).toBeString()
  await landlord.call(ownPropertyEndpoints.my)
  for (const [endpoint, input] of [
    [listingEndpoints.create, newListing()],
    [accountEndpoints.updateProfile, { firstName: 'Another' }],
  ] as const)
    expect(await landlord.refusal(endpoint, { body: input })).toMatchObject({ status: 409, code: 'conflict' })
})

test('keeping the account brings everything back but what was shared, and the plan goes on', async () => {
  const { person, customer } = await subscriber()
  await makeOld(person.user.id)
  const homes = [newListing({ title: 'Shown' }), newListing({ title: 'Hidden', visibilityLevel: 'private' })]
  for (const home of homes) await person.call(listingEndpoints.create, { body: home })
  const isEnding = async () => (await person.call(subscriptionEndpoints.current))?.cancelAtPeriodEnd
  await person.call(close, { body })
  await heard()
  expect(await isEnding()).toBe(true)
  expect((await billing.call(`subscriptions?customer=${customer}`)).data[0].cancel_at_period_end).toBe(true)
  const { user } = await person.call(keep)
  await heard()
  expect([user.closesAt, await isEnding()]).toEqual([null, false])
  const { properties } = await person.call(ownPropertyEndpoints.my)
  expect(properties.map(({ title, visibilityLevel }) => [title, visibilityLevel]).toSorted()).toEqual([
    ['Hidden', 'private'],
    ['Shown', 'public'],
  ])
  expect((await person.call(keep)).user.closesAt).toBeNull()
  await endAccounts(database, means)
  await person.call(listingEndpoints.create, { body: newListing() })
})

test('a plan that was to end anyway still ends when the account is kept', async () => {
  const { person } = await subscriber()
  await makeOld(person.user.id)
  await person.call(subscriptionEndpoints.cancel)
  await person.call(close, { body })
  await person.call(keep)
  expect((await person.call(subscriptionEndpoints.current))?.cancelAtPeriodEnd).toBe(true)
})

test('what goes with an account, and what prevents its end, is told before', async () => {
  const [landlord, tenant] = [await member('landlord'), await member('tenant')]
  const parties = { tenant: tenant.user.id, landlord: landlord.user.id }
  const counts = { listings: 0, offers: 0, applications: 0, inquiries: 0, readers: 0, plan: null }
  expect(await tenant.call(preview)).toEqual({ preview: { isAtOnce: false, tenancies: [], ...counts } })
  const home = await makeTenancy(database, { ...parties, endsOn: '2100-01-01' })
  await makeOffer(database, parties)
  await makeApplication(database, parties)
  await makeInquiry(database, parties)
  await makeConsent(database, parties) // and the inquiry that it rests on
  await landlord.call(listingEndpoints.create, { body: newListing() })
  const both = { offers: 1, applications: 1, inquiries: 2 }
  expect(await tenant.call(preview)).toMatchObject({
    preview: { ...both, listings: 0, readers: 1, tenancies: [{ propertyId: home }] },
  })
  const ofLandlord = (await landlord.call(preview)).preview
  expect(ofLandlord).toMatchObject({ ...both, readers: 0, tenancies: [{ propertyId: home }] })
  expect(ofLandlord.listings).toBe(6)
  const { person } = await subscriber()
  expect(await person.call(preview)).toMatchObject({ preview: { isAtOnce: true, plan: { name: 'Basic' } } })
})

test('neither side of a running or coming tenancy can close their account', async () => {
  const [landlord, tenant] = [await member('landlord'), await member('tenant')]
  const parties = { tenant: tenant.user.id, landlord: landlord.user.id }
  await makeTenancy(database, { ...parties, endsOn: '2100-01-01' })
  for (const person of [landlord, tenant])
    expect(await person.refusal(close, { body })).toMatchObject({ status: 409, code: 'conflict' })
  await database.update(tenancies).set({ endsOn: '2021-01-01' }).where(eq(tenancies.tenantId, tenant.user.id))
  for (const person of [landlord, tenant]) await person.call(close, { body })
})

test('nobody agrees to an offer of a landlord who is about to leave, unless they stay', async () => {
  const [landlord, tenant] = [await member('landlord'), await member('tenant')]
  const people = { landlord: landlord.user.id, tenant: tenant.user.id }
  const params = { id: await makeOffer(database, people) }
  await landlord.call(close, { body })
  expect((await tenant.refusal(tenancyEndpoints.agree, { params })).status).toBe(409)
  await landlord.call(keep)
  expect((await tenant.call(tenancyEndpoints.agree, { params })).tenancy.status).toBe('active')
})

const rounds = howMany(2, 60)

test.each(['landlord', 'tenant'] as const)(
  `of an agreement and the closing of its %s’s account at once, one is refused (${rounds} rounds)`,
  async who => {
    const won = { agree: 0, close: 0 }
    for (let round = 0; round < rounds; round += 1) {
      const people = { landlord: await member('landlord'), tenant: await member('tenant') }
      const { landlord, tenant } = people
      const id = await makeOffer(database, { landlord: landlord.user.id, tenant: tenant.user.id })
      const closing = people[who].sendTo(close, { body })
      await Bun.sleep(Math.random() * 40) // the password is checked first
      const [agreed, closed] = await Promise.all([
        tenant.sendTo(tenancyEndpoints.agree, { params: { id } }),
        closing,
      ])
      expect([agreed.status, closed.status].toSorted()).toEqual([200, 409])
      const [stored] = await database.select().from(tenancies).where(eq(tenancies.id, id))
      const [person] = await database.select().from(users).where(eq(users.id, people[who].user.id))
      expect([stored?.status === 'agreed', person?.closesAt === null]).toEqual(
        agreed.status === 200 ? [true, true] : [false, false],
      )
      won[agreed.status === 200 ? 'agree' : 'close'] += 1
    }
    if (rounds > 2) expect(Math.min(won.agree, won.close)).toBeGreaterThan(0)
  },
)

test('a wrong password closes nothing', async () => {
  const person = await member('tenant')
  const { status, fields } = await person.refusal(close, { body: { currentPassword: 'another one' } })
  expect([status, Object.keys(fields ?? {})]).toEqual([422, ['currentPassword']])
  expect((await person.call(authEndpoints.me)).user.closesAt).toBeNull()
})

describe('an account of less than a day', () => {
  test('closes at once, and calls its tenancies off', async () => {
    const [landlord, tenant] = [await signUp('landlord'), await signUp('tenant')]
    await makeTenancy(database, { tenant: tenant.user.id, landlord: landlord.user.id })
    await tenant.call(close, { body })
    expect(tenant.cookie).toBeUndefined()
    const [tenancy] = await database.select().from(tenancies).where(eq(tenancies.tenantId, tenant.user.id))
    expect(tenancy?.status).toBe('cancelled')
    const { user } = await visitor().call(accountEndpoints.register, {
      body: registration({ email: tenant.user.email }),
    })
    expect(user.id).not.toBe(tenant.user.id)
  })

  test('is closed at once even while the payment provider is down, which forgets the customer later', async () => {
    const { person, customer } = await subscriber()
    await billing.turn('faults', { kind: 'down', path: '/v1/customers', calls: 1000 })
    await person.call(close, { body })
    expect((await person.refusal(authEndpoints.me)).status).toBe(401)
    await billing.turn('faults')
    await untilTrue(async () => {
      await endAccounts(database, means)
      return (await billing.call(`customers/${customer}`)).deleted === true
    })
    const [row] = await database.select().from(users).where(eq(users.id, person.user.id))
    expect(row).toMatchObject({ firstName: 'Former', stripeCustomerId: null, currentPlan: 'free' })
  })
})
