import { expect, test } from 'bun:test'
import { firstStepEndpoints } from '@portal/contract/auth/first-steps-endpoints'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { favoriteEndpoints } from '@portal/contract/properties/favorite-endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { savedSearchEndpoints } from '@portal/contract/saved-searches/endpoints'
import { tenantProfileEndpoints } from '@portal/contract/tenant-profile/endpoints'
import { eq } from 'drizzle-orm'
import { confirmAddress } from '../../../test/new-consent.ts'
import { newListing } from '../../../test/new-listing.ts'
import { makeOffer } from '../../../test/new-tenancy.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { users } from '../../schema/people.ts'

const { database, signUp, visitor } = await openTestApp()
const { read } = firstStepEndpoints
const nothing = { hasDealings: false, isEmailConfirmed: false, hasProfile: false, hasBegun: false }

const givePicture = (id: string) =>
  database.update(users).set({ profilePicture: '/api/photos/1/1280' }).where(eq(users.id, id))

test('a new tenant has an address to confirm, a profile to fill, and a search to save', async () => {
  const tenant = await signUp('tenant')
  expect(await tenant.call(read)).toEqual(nothing)
  await confirmAddress(database, tenant.user.id)
  await givePicture(tenant.user.id)
  expect(await tenant.call(read)).toEqual({ ...nothing, isEmailConfirmed: true })
  await tenant.call(tenantProfileEndpoints.update, { body: { preferredLocation: 'Oakland, CA' } })
  await tenant.call(savedSearchEndpoints.create, { body: { name: 'Any', alert: 'never', filters: {} } })
  expect(await tenant.call(read)).toEqual({
    hasDealings: false,
    isEmailConfirmed: true,
    hasProfile: true,
    hasBegun: true,
  })
  expect(await (await signUp('tenant')).call(read)).toEqual(nothing)
})

test('a new landlord has a home to list; a deleted one does not count, and an inquiry is a dealing', async () => {
  const landlord = await signUp('landlord')
  expect(await landlord.call(read)).toEqual(nothing)
  await givePicture(landlord.user.id)
  const { property } = await landlord.call(listingEndpoints.create, { body: newListing() })
  expect(await landlord.call(read)).toEqual({ ...nothing, hasProfile: true, hasBegun: true })
  const tenant = await signUp('tenant')
  const body = { propertyId: property.id, inquiryType: 'question', message: 'Is it quiet?' } as const
  await tenant.call(inquiryEndpoints.create, { body })
  expect((await landlord.call(read)).hasDealings).toBe(true)
  expect((await tenant.call(read)).hasDealings).toBe(true)
  await landlord.call(ownPropertyEndpoints.delete, { params: { id: property.id } })
  expect((await landlord.call(read)).hasBegun).toBe(false)
})

test('an invitation is a dealing of its landlord, and of its tenant once their address is confirmed', async () => {
  const [landlord, tenant] = [await signUp('landlord'), await signUp('tenant')]
  const parties = { landlord: landlord.user.id, tenant: tenant.user.id }
  await makeOffer(database, parties, { tenantId: null, invitedEmail: tenant.user.email })
  expect((await landlord.call(read)).hasDealings).toBe(true)
  expect((await tenant.call(read)).hasDealings).toBe(false)
  await confirmAddress(database, tenant.user.id)
  expect((await tenant.call(read)).hasDealings).toBe(true)
})

test('a saved home is a dealing', async () => {
  const [landlord, tenant] = [await signUp('landlord'), await signUp('tenant')]
  const { property } = await landlord.call(listingEndpoints.create, { body: newListing() })
  await tenant.call(favoriteEndpoints.add, { params: { propertyId: property.id } })
  expect((await tenant.call(read)).hasDealings).toBe(true)
  expect((await landlord.call(read)).hasDealings).toBe(false)
})

test('a visitor has none', async () => {
  expect((await visitor().refusal(read)).code).toBe('no_session')
})
