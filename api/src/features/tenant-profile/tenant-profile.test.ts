import { describe, expect, test } from 'bun:test'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { tenantProfileEndpoints } from '@portal/contract/tenant-profile/endpoints'
import { filteredMessage } from '@portal/language/contact-filter/verdict'
import { inRounds } from '@portal/server/test/length'
import { eq } from 'drizzle-orm'
import { openTestApp } from '../../../test/test-app.ts'
import { tenantProfiles, users } from '../../schema/people.ts'
import { contentViolations } from '../../schema/warnings.ts'

const { signUp, database, forgetLimits } = await openTestApp()
const { read, update } = tenantProfileEndpoints

const profile = {
  preferredLocation: 'Oakland, CA',
  minRent: 1500,
  maxRent: 2900.5,
  monthlyIncome: 8000,
  employmentStatus: 'Employed',
  previousAddresses: ['12 Fell St', '9 Oak St'],
  petOwner: true,
  petDetails: 'A quiet cat',
  preferredPropertyType: 'condo',
  emergencyContact: 'Joe, 415-555-0123',
  moveInDate: '2027-03-01',
  privacySettings: { maxRent: 'public' },
} as const

describe('a tenant’s profile', () => {
  test('is null until it is written, then changes only the fields that were sent', async () => {
    const tenant = await signUp('tenant')
    expect(await tenant.call(read)).toEqual({ tenantProfile: null })
    const { tenantProfile, notice } = await tenant.call(update, { body: profile })
    expect(notice).toBeNull()
    expect(tenantProfile).toMatchObject({
      ...profile,
      userId: tenant.user.id,
      hasRentalHistory: false,
      rentalReferences: [],
      employerName: null,
    })
    const body = { petDetails: null, moveInDate: '2027-04-02T09:00:00Z', privacySettings: {} }
    const { tenantProfile: changed } = await tenant.call(update, { body })
    expect(changed).toEqual({
      ...tenantProfile,
      petDetails: null,
      moveInDate: '2027-04-02',
      updatedAt: changed.updatedAt,
    })
    expect(await tenant.call(read)).toEqual({ tenantProfile: changed })
  })

  test(
    'exists once, however many first writes race',
    async () => {
      await forgetLimits()
      const tenant = await signUp('tenant')
      const answers = await Promise.all(
        ['1', '2', '3', '4', '5'].map(employerName => tenant.call(update, { body: { employerName } })),
      )
      expect(new Set(answers.map(({ tenantProfile }) => tenantProfile.id)).size).toBe(1)
    },
    inRounds(60),
  )

  test('keeps which questions were answered: a “no” counts once it is said, and null takes it back', async () => {
    const tenant = await signUp('tenant')
    const answersAfter = async (body: object) => {
      const { tenantProfile } = await tenant.call(update, { body })
      expect(await tenant.call(read)).toEqual({ tenantProfile })
      const { petOwner, hasRentalHistory, answered } = tenantProfile
      return { petOwner, hasRentalHistory, answered }
    }
    const nothing = { petOwner: false, hasRentalHistory: false, answered: [] }
    expect(await answersAfter({ employerName: 'Bay Ferries' })).toEqual(nothing)
    expect(await answersAfter({ petOwner: false })).toEqual({ ...nothing, answered: ['petOwner'] })
    expect(await answersAfter({ hasRentalHistory: true, employerName: null })).toEqual({
      petOwner: false,
      hasRentalHistory: true,
      answered: ['hasRentalHistory', 'petOwner'],
    })
    expect(await answersAfter({ hasRentalHistory: null })).toEqual({ ...nothing, answered: ['petOwner'] })
    expect(await answersAfter({ petOwner: null })).toEqual(nothing)
  })

  test('counts a “yes” that an earlier version stored as an answer', async () => {
    const tenant = await signUp('tenant')
    await database.insert(tenantProfiles).values({ userId: tenant.user.id, petOwner: true })
    const { tenantProfile } = await tenant.call(update, { body: { employerName: 'Bay Ferries' } })
    expect(tenantProfile).toMatchObject({ petOwner: true, answered: ['petOwner'] })
  })

  test(
    'keeps both answers of two that race',
    async () => {
      await forgetLimits()
      const tenant = await signUp('tenant')
      await Promise.all(
        [{ petOwner: false }, { hasRentalHistory: false }].map(body => tenant.call(update, { body })),
      )
      expect((await tenant.call(read)).tenantProfile?.answered).toEqual(['hasRentalHistory', 'petOwner'])
    },
    inRounds(60),
  )

  test('keeps its rents in order, including stored ones', async () => {
    const tenant = await signUp('tenant')
    await tenant.call(update, { body: { maxRent: 2000 } })
    expect(await tenant.refusal(update, { body: { minRent: 2001 } })).toMatchObject({
      status: 422,
      fields: { minRent: 'The minimum rent can’t be above the maximum' },
    })
    await tenant.call(update, { body: { minRent: 2001, maxRent: null } })
  })

  test('allows contact details only where nobody else sees them', async () => {
    const tenant = await signUp('tenant')
    const body = { preferredLocation: 'Oakland, ask joe@example.org', emergencyContact: 'joe@example.org' }
    const { tenantProfile, notice } = await tenant.call(update, { body })
    expect(tenantProfile.preferredLocation).toBe('Oakland, ask [EMAIL REMOVED]')
    expect(tenantProfile.emergencyContact).toBe('joe@example.org')
    expect(notice).toBe(filteredMessage)
    const [kept] = await database
      .select()
      .from(contentViolations)
      .where(eq(contentViolations.userId, tenant.user.id))
    expect(kept).toMatchObject({ source: 'tenant_profile', violationType: 'email' })
    const blocked = { preferredLocation: 'joe@example.org 415-555-0123 www.joe-rents.com', petOwner: true }
    expect((await tenant.refusal(update, { body: blocked })).fields).toHaveProperty('preferredLocation')
    expect((await tenant.call(read)).tenantProfile?.petOwner).toBe(false)
  })

  test('is read as others see it: its public texts joined, and under the name', async () => {
    const tenant = await signUp('tenant')
    const body = { preferredLocation: 'Oakland, ring 415-555', employmentStatus: '0123' }
    expect((await tenant.call(update, { body })).tenantProfile).toMatchObject({
      preferredLocation: 'Oakland, ring [PHONE REMOVED]',
      employmentStatus: '[PHONE REMOVED]',
    })
    await tenant.call(accountEndpoints.updateProfile, { body: { lastName: 'ring 415-555' } })
    const { tenantProfile, notice } = await tenant.call(update, {
      body: { preferredLocation: '0123, ask me' },
    })
    expect(tenantProfile.preferredLocation).toBe('[PHONE REMOVED], ask me')
    expect(notice).toBe(filteredMessage)
  })

  test('can be written by someone who may not post, except for public fields', async () => {
    const tenant = await signUp('tenant')
    await database.update(users).set({ isContentRestricted: true }).where(eq(users.id, tenant.user.id))
    await tenant.call(update, { body: { emergencyContact: 'Joe' } })
    expect(await tenant.refusal(update, { body: { employmentStatus: 'Employed' } })).toMatchObject({
      status: 403,
      code: 'restricted',
    })
  })
})
