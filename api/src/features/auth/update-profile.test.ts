import { describe, expect, test } from 'bun:test'
import { authEndpoints } from '@portal/contract/person'
import { openTestApp, registration } from '../../../test/test-app.ts'

const { visitor, signUp } = await openTestApp()
const { register, updateProfile, profile } = authEndpoints

describe('a profile', () => {
  test('changes where something was sent and stays as it was elsewhere', async () => {
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

  test('keeps what decides over rights, whatever is sent', async () => {
    const person = await signUp('tenant')
    const body = {
      userType: 'landlord',
      isVerified: true,
      currentPlan: 'premium',
      email: 'new@example.org',
      id: crypto.randomUUID(),
    }
    const { user } = await person.call(updateProfile, { body })
    expect(user).toEqual({ ...person.user, updatedAt: user.updatedAt })
  })

  test('cannot lose what the account type asks for', async () => {
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
