import { describe, expect, test } from 'bun:test'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { peopleEndpoints } from '@portal/contract/people/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { tenantProfileEndpoints } from '@portal/contract/tenant-profile/endpoints'
import { eq } from 'drizzle-orm'
import { makeInquiry } from '../../../test/new-consent.ts'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { users } from '../../schema/people.ts'

const { signUp, visitor, database } = await openTestApp()
const { read } = peopleEndpoints

const pageOf = (id: string) => ({ params: { id } })

describe('a person’s public page', () => {
  test('of a landlord is open to everyone and counts the public homes', async () => {
    const landlord = await signUp('landlord')
    const { create } = listingEndpoints
    await landlord.call(create, { body: newListing() })
    await landlord.call(create, { body: newListing({ visibilityLevel: 'private' }) })
    expect((await visitor().call(read, pageOf(landlord.user.id))).person).toMatchObject({
      id: landlord.user.id,
      firstName: 'Alex',
      userType: 'landlord',
      propertiesCount: 1,
      isBackgroundCheckApproved: false,
      joinDate: landlord.user.createdAt,
    })
  })

  test('says nothing that a landlord did not say, and their years as their own statement', async () => {
    const landlord = await signUp('landlord')
    const seen = async () => (await visitor().call(read, pageOf(landlord.user.id))).person
    expect(await seen()).toMatchObject({ yearsExperience: null, location: null, isVerified: false })
    const { updateProfile } = accountEndpoints
    const thisYear = new Date().getFullYear()
    for (const experienceSince of [1899, thisYear + 1, 2018.5])
      expect((await landlord.refusal(updateProfile, { body: { experienceSince } })).fields).toHaveProperty(
        'experienceSince',
      )
    await landlord.call(updateProfile, { body: { experienceSince: 2018 } })
    expect(await seen()).toMatchObject({ yearsExperience: thisYear - 2018 })
    const tenant = await signUp('tenant')
    const { user } = await tenant.call(updateProfile, { body: { experienceSince: 2018 } })
    expect(user.experienceSince).toBeNull()
  })

  test('names the city where most of a landlord’s public homes are', async () => {
    const landlord = await signUp('landlord')
    const { create } = listingEndpoints
    for (const details of [
      { city: 'Oakland' },
      { city: 'Berkeley' },
      { city: 'Berkeley' },
      ...Array.from({ length: 3 }, () => ({ city: 'Fresno', visibilityLevel: 'private' })),
    ])
      await landlord.call(create, { body: newListing({ ...details, state: 'CA' }) })
    const { person } = await visitor().call(read, pageOf(landlord.user.id))
    expect(person).toMatchObject({ location: 'Berkeley, CA', propertiesCount: 3 })
  })

  test('of someone restricted is there only for people who deal with them already', async () => {
    const [tenant, landlord, other] = [
      await signUp('tenant'),
      await signUp('landlord'),
      await signUp('landlord'),
    ]
    for (const { user } of [tenant, landlord]) {
      await other.call(read, pageOf(user.id))
      await database.update(users).set({ isContentRestricted: true }).where(eq(users.id, user.id))
      for (const browser of [visitor(), other])
        expect((await browser.refusal(read, pageOf(user.id))).status).toBe(404)
    }
    await makeInquiry(database, { tenant: tenant.user.id, landlord: landlord.user.id })
    expect(await tenant.call(read, pageOf(landlord.user.id))).toMatchObject({ dealing: 'inquiry' })
    expect(await landlord.call(read, pageOf(tenant.user.id))).toMatchObject({ dealing: 'inquiry' })
  })

  test('of a tenant is open to signed-in people, with what the tenant made public', async () => {
    const [tenant, landlord] = [await signUp('tenant'), await signUp('landlord')]
    const shown = { preferredLocation: 'Oakland, CA', maxRent: 2900, employmentStatus: 'Employed' }
    const { update } = tenantProfileEndpoints
    const seen = async () => (await landlord.call(read, pageOf(tenant.user.id))).person
    await tenant.call(update, { body: shown })
    expect(await seen()).toMatchObject({ preferredLocation: null, maxRent: null, employmentStatus: null })
    await tenant.call(update, { body: { privacySettings: { maxRent: 'public' } } })
    expect(await seen()).toMatchObject({ preferredLocation: null, maxRent: 2900, employmentStatus: null })
    await tenant.call(update, { body: { privacySettings: { maxRent: 'private' } } })
    expect(await seen()).toMatchObject({ maxRent: null })
    expect((await visitor().refusal(read, pageOf(tenant.user.id))).status).toBe(404)
    expect((await visitor().refusal(read, pageOf(crypto.randomUUID()))).status).toBe(404)
  })

  test('of a tenant says how complete the profile is to landlords and to the tenant', async () => {
    const [tenant, landlord, other] = [
      await signUp('tenant'),
      await signUp('landlord'),
      await signUp('tenant'),
    ]
    const seenBy = async (reader: typeof tenant, of = tenant) =>
      (await reader.call(read, pageOf(of.user.id))).person.profileCompleteness
    expect(await seenBy(landlord)).toBe(0)
    const body = {
      maxRent: 2900,
      minRent: 2000,
      petOwner: false,
      emergencyContact: 'Joe',
      smokingStatus: 'No',
    }
    await tenant.call(tenantProfileEndpoints.update, { body })
    expect([await seenBy(landlord), await seenBy(tenant), await seenBy(other)]).toEqual([30, 30, null])
    expect(await seenBy(tenant, landlord)).toBeNull()
  })

  test('shows no contact details, no income and nothing negative', async () => {
    const tenant = await signUp('tenant')
    await tenant.call(accountEndpoints.updateProfile, { body: { phone: '415-555-0188' } })
    await tenant.call(tenantProfileEndpoints.update, {
      body: { monthlyIncome: 7654.32, hasCriminalHistory: true, emergencyContact: 'Joe at the corner' },
    })
    await database
      .update(users)
      .set({ backgroundCheckStatus: 'rejected', contentViolationCount: 2 })
      .where(eq(users.id, tenant.user.id))
    const landlord = await signUp('landlord')
    const page = await (await landlord.sendTo(read, pageOf(tenant.user.id))).text()
    for (const secret of [tenant.user.email, '555-0188', '7654', 'Joe', 'rejected', 'riminal', 'iolation'])
      expect(page).not.toContain(secret)
  })
})
