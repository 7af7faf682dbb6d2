import { describe, expect, test } from 'bun:test'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { inRounds } from '@portal/server/test/length'
import { eq, sql } from 'drizzle-orm'
import { atFullCost } from '../../../test/cheap-passwords.ts'
import { openTestApp, password, registration } from '../../../test/test-app.ts'
import { users } from '../../schema/people.ts'

const { visitor, database, forgetLimits } = await openTestApp()
const { me, login } = authEndpoints
const { register } = accountEndpoints

describe('registering', () => {
  test('signs the new person in at once', async () => {
    const browser = visitor()
    const { user } = await browser.call(register, { body: registration({ firstName: ' Ada ' }) })
    expect(user).toMatchObject({
      firstName: 'Ada',
      userType: 'tenant',
      accountType: 'individual',
      currentPlan: 'free',
    })
    expect((await browser.call(me)).user).toEqual(user)
  })

  test(
    'lets only one of ten concurrent registrations with one email through, ignoring case',
    async () => {
      await forgetLimits()
      const { email } = registration()
      const statuses = await Promise.all(
        Array.from({ length: 10 }, async (_, index) => {
          const body = registration({ email: index % 2 ? email : email.toUpperCase() })
          return (await visitor().sendTo(register, { body })).status
        }),
      )
      expect(statuses.sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)])
      expect(await database.$count(users, eq(sql`lower(${users.email})`, email))).toBe(1)
    },
    inRounds(60),
  )

  test('reports a taken email address as a conflict', async () => {
    const body = registration()
    await visitor().call(register, { body })
    expect(await visitor().refusal(register, { body })).toMatchObject({
      status: 409,
      code: 'conflict',
      fields: { email: 'There is already an account with this email address' },
    })
  })

  test('names every wrong field at once, in the specification’s words', async () => {
    const refusal = await visitor().refusal(register, {
      body: { email: 'no', password: 'short', accountType: 'realtor', userType: 'admin', lastName: ' ' },
    })
    expect(refusal.status).toBe(422)
    expect(refusal.fields).toEqual({
      email: 'Please enter a valid email address',
      password: 'Password must be at least 8 characters',
      firstName: 'First name is required',
      lastName: 'Last name is required',
      userType: 'Please select your account type',
      licenseNumber: 'License number is required for realtors',
      licenseState: 'License state is required for realtors',
    })
  })

  test('refuses names that are contact details', async () => {
    const body = registration({
      accountType: 'organization',
      firstName: 'jane@example.com',
      lastName: '415-555-0123',
      organizationName: 'sunnyflats.com',
    })
    const message = 'Please leave out contact details and web addresses'
    expect((await visitor().refusal(register, { body })).fields).toEqual({
      firstName: message,
      lastName: message,
      organizationName: message,
    })
    const named = {
      accountType: 'organization',
      organizationName: 'Signal Hill Homes, Inc.',
      lastName: 'St. John',
    }
    await visitor().call(register, { body: registration(named) })
  })

  test('refuses a contact detail that is split over first and last name, or the name and whom the person represents', async () => {
    const message = 'Please leave out contact details and web addresses'
    const refused = async (overrides: Record<string, unknown>) =>
      (await visitor().refusal(register, { body: registration(overrides) })).fields
    expect(await refused({ firstName: 'Call 415-555', lastName: '0137' })).toEqual({
      firstName: message,
      lastName: message,
    })
    const organization = { accountType: 'organization', organizationName: '0137 Homes' }
    expect(await refused({ ...organization, lastName: '415-555' })).toEqual({
      lastName: message,
      organizationName: message,
    })
    const before = { ...organization, organizationName: 'Homes 415-555', firstName: '0137' }
    expect(Object.keys((await refused(before)) ?? {})).toEqual(['organizationName', 'firstName'])
    expect(await refused({ firstName: 'Call 415-555', lastName: '0137', email: 'x' })).toContainKeys([
      'email',
      'firstName',
    ])
    await visitor().call(register, { body: registration({ organizationName: '0137', lastName: '415-555' }) })
  })

  test('stores only the fields that the account type asks for', async () => {
    const { user } = await visitor().call(register, {
      body: registration({
        userType: 'landlord',
        accountType: 'organization',
        organizationName: 'Bay Homes',
        licenseNumber: '123',
      }),
    })
    expect(user).toMatchObject({ organizationName: 'Bay Homes', licenseNumber: null })
  })

  test('ignores fields that people may not set themselves', async () => {
    const { user } = await visitor().call(register, {
      body: registration({ isVerified: true, isAdmin: true, currentPlan: 'enterprise' }),
    })
    expect(user).toMatchObject({ isVerified: false, currentPlan: 'free' })
    expect(await database.$count(users, eq(users.isAdmin, true))).toBe(0)
  })

  test('stores the password as argon2id at 19 MiB, twice, and signs in with it', async () => {
    const body = registration()
    await atFullCost(() => visitor().call(register, { body }))
    const [row] = await database.select().from(users).where(eq(users.email, body.email))
    expect(row?.passwordHash).toStartWith('$argon2id$v=19$m=19456,t=2,p=1$')
    await visitor().call(login, { body: { email: body.email.toUpperCase(), password } })
  })
})
