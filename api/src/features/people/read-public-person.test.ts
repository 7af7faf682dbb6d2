import { describe, expect, test } from 'bun:test'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { peopleEndpoints } from '@portal/contract/people/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { tenantProfileEndpoints } from '@portal/contract/tenant-profile/endpoints'
import { eq } from 'drizzle-orm'
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
