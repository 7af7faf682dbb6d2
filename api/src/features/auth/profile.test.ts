import { describe, expect, test } from 'bun:test'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { eq } from 'drizzle-orm'
import { openTestApp, registration } from '../../../test/test-app.ts'
import { users } from '../../schema/people.ts'

const { visitor, signUp, database } = await openTestApp()
const ahead = '2099-01-01T00:00:00.000Z'
const { register, updateProfile } = accountEndpoints
const { profile } = authEndpoints

describe('a profile', () => {
  test('changes only the fields that were sent', async () => {
    const person = await signUp('tenant')
    const { user } = await person.call(updateProfile, { body: { lastName: 'Roe', phone: '415-555-0100' } })
    expect(user).toEqual({
      ...person.user,
      lastName: 'Roe',
      phone: '415-555-0100',
      updatedAt: user.updatedAt,
    })
    expect((await person.call(updateProfile, { body: {} })).user.lastName).toBe('Roe')
    expect((await person.call(profile)).user.phone).toBe('415-555-0100')
  })

  test('never changes what decides about permissions', async () => {
    const person = await signUp('tenant')
    const body = {
      userType: 'landlord',
      isVerified: true,
      currentPlan: 'premium',
      id: crypto.randomUUID(),
    }
    const { user } = await person.call(updateProfile, { body })
    expect(user).toEqual({ ...person.user, updatedAt: user.updatedAt })
  })

  test('says that its person is barred from posting, so that forms say it before they type', async () => {
    const person = await signUp('tenant')
    expect((await person.call(profile)).user.isRestricted).toBeUndefined()
    await database.update(users).set({ isContentRestricted: true }).where(eq(users.id, person.user.id))
    expect((await person.call(profile)).user.isRestricted).toBe(true)
  })

  test('refuses another email address, and says where to change it', async () => {
    const person = await signUp('tenant')
    const refusal = await person.refusal(updateProfile, {
      body: { email: 'new@example.org', lastName: 'Roe' },
    })
    expect([refusal.status, refusal.fields]).toEqual([
      422,
      { email: 'You can change your email address at /profile/security' },
    ])
    expect((await person.call(profile)).user.lastName).toBe(person.user.lastName)
    await person.call(updateProfile, { body: { email: person.user.email.toUpperCase(), lastName: 'Roe' } })
  })

  test('stores the fields of its account type, trimmed and without contact details', async () => {
    const person = await signUp('tenant')
    const body = { firstName: ' Ada ', organizationName: 'City Hall', licenseNumber: '1', phone: '' }
    const { user } = await person.call(updateProfile, { body })
    expect(user).toMatchObject({ firstName: 'Ada', organizationName: null, licenseNumber: null, phone: null })
    expect(
      (await person.refusal(updateProfile, { body: { lastName: '@sunny_flats' } })).fields,
    ).toHaveProperty('lastName')
  })

  test('is verified only as the organization that was checked', async () => {
    const organization = visitor()
    const { user } = await organization.call(register, {
      body: registration({ accountType: 'organization', organizationName: 'Bay Homes' }),
    })
    await database.update(users).set({ organizationVerifiedUntil: ahead }).where(eq(users.id, user.id))
    const rename = async (organizationName: string) =>
      (await organization.call(updateProfile, { body: { organizationName } })).user.isOrganizationVerified
    expect([await rename('Bay Homes'), await rename('City Hall'), await rename('Bay Homes')]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('is verified only under the name that was checked', async () => {
    const person = await signUp('tenant')
    const { user } = await person.call(profile)
    await database.update(users).set({ verifiedUntil: ahead }).where(eq(users.id, user.id))
    const change = async (body: { firstName?: string; phone?: string }) =>
      (await person.call(updateProfile, { body })).user.isVerified
    expect(await change({ firstName: user.firstName, phone: '415' })).toBe(true)
    expect(await change({ firstName: 'Somebody' })).toBe(false)
    expect(await change({ firstName: user.firstName })).toBe(false)
  })

  test('is filtered together with the stored half of a name', async () => {
    const person = await signUp('tenant')
    await person.call(updateProfile, { body: { firstName: 'Call 415-555' } })
    expect(await person.refusal(updateProfile, { body: { lastName: '0137', phone: '1' } })).toMatchObject({
      status: 422,
      fields: { lastName: 'Please leave out contact details and web addresses' },
    })
    await database.update(users).set({ lastName: '0137' }).where(eq(users.id, person.user.id))
    await person.call(updateProfile, { body: { firstName: 'Call 415-555', phone: '415-555-0137' } })
  })

  test('cannot lose what the account type requires', async () => {
    const realtor = visitor()
    await realtor.call(register, {
      body: registration({ accountType: 'realtor', licenseNumber: '1', licenseState: 'CA' }),
    })
    for (const licenseNumber of [null, ' '])
      expect(
        (await realtor.refusal(updateProfile, { body: { licenseNumber, firstName: 'A' } })).fields,
      ).toEqual({
        licenseNumber: 'License number is required for realtors',
      })
  })
})
