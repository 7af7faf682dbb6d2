import { expect, test } from 'bun:test'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { tenancyWritingEndpoints } from '@portal/contract/tenancies/writing-endpoints'
import { eq } from 'drizzle-orm'
import { day } from '../../../test/day.ts'
import { confirmAddress } from '../../../test/new-consent.ts'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { tenancies } from '../../schema/tenancies.ts'

const { database, signUp } = await openTestApp()
const { my } = tenancyEndpoints
const landlord = await signUp('landlord')

/** A home without a place in a known state has no own clock. */
const inUtc = { latitude: null, longitude: null, state: 'Ontario' }

/** Days are counted from today. */
const moveIn = async (tenantId: string, title: string, from: number, to: number | null) => {
  const { property } = await landlord.call(listingEndpoints.create, { body: newListing({ title, ...inUtc }) })
  const [startsOn, endsOn] = [day(from, property), to === null ? null : day(to, property)]
  await database.insert(tenancies).values({ propertyId: property.id, tenantId, startsOn, endsOn })
  return property
}

test('a tenant sees the homes where they live today, newest first, including the first and the last day', async () => {
  const tenant = await signUp('tenant')
  await moveIn(tenant.user.id, 'Left long ago', -400, -100)
  await moveIn(tenant.user.id, 'Left yesterday', -30, -1)
  await moveIn(tenant.user.id, 'Leaves today', -30, 0)
  await moveIn(tenant.user.id, 'Moved in today', 0, null)
  await moveIn(tenant.user.id, 'Moves in tomorrow', 1, null)
  const titles = (await tenant.call(my)).tenancies.map(({ title }) => title)
  expect(titles).toEqual(['Moved in today', 'Leaves today'])
})

test('each home has what they need to know, and nothing about other people', async () => {
  const [tenant, other] = [await signUp('tenant'), await signUp('tenant')]
  const home = await moveIn(tenant.user.id, 'Sunny flat', -30, null)
  await moveIn(other.user.id, 'Somebody else’s', -30, null)
  const { address, city, state } = home
  const [only, ...rest] = (await tenant.call(my)).tenancies
  expect(only).toMatchObject({
    id: expect.any(String),
    propertyId: home.id,
    title: 'Sunny flat',
    address,
    city,
    state,
    startsOn: day(-30, home),
    endsOn: null,
  })
  expect(rest).toEqual([])
  expect(JSON.stringify(only)).not.toContain(other.user.id)
})

test('a private home is still listed for people who live there', async () => {
  const tenant = await signUp('tenant')
  const { id } = await moveIn(tenant.user.id, 'Hidden flat', -1, null)
  await landlord.call(listingEndpoints.update, { params: { id }, body: { visibilityLevel: 'private' } })
  expect((await tenant.call(my)).tenancies).toHaveLength(1)
})

test('without a mail server there are no invitations, and none is stored', async () => {
  const [home] = (await landlord.call(ownPropertyEndpoints.my, { query: {} })).properties
  await confirmAddress(database, landlord.user.id)
  const body = { propertyId: home?.id ?? '', email: 'ada@example.org', startsOn: day(0) }
  expect(await landlord.refusal(tenancyWritingEndpoints.invite, { body })).toMatchObject({
    status: 503,
    code: 'not_now',
    message: 'This portal can’t send email, which invitations need.',
  })
  expect(await database.$count(tenancies, eq(tenancies.status, 'offered'))).toBe(0)
})
