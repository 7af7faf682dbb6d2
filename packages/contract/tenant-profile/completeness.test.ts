import { describe, expect, test } from 'bun:test'
import { completenessOf, storedCompleteness } from './completeness.ts'
import { UpdateTenantProfile } from './tenant-profile.ts'

const filled = UpdateTenantProfile.parse({
  preferredLocation: 'Oakland, CA',
  minRent: 1500,
  maxRent: 2400,
  preferredPropertyType: 'apartment',
  moveInDate: '2027-01-01',
  employmentStatus: 'Employed full-time',
  employerName: 'Bay Ferries',
  workExperience: 'Ten years at sea.',
  monthlyIncome: 7000,
  hasRentalHistory: false,
  reasonForMoving: 'Closer to the harbor.',
  petOwner: false,
  smokingStatus: 'Non-smoker',
  hasCriminalHistory: false,
  emergencyContact: 'My sister',
})

describe('the completeness of a tenant’s profile', () => {
  test('begins at nothing and ends at 100', () => {
    expect(completenessOf({}).percent).toBe(0)
    expect(completenessOf(filled)).toEqual({ percent: 100, missing: [] })
  })

  test('names what is missing in the order of the page, and is 100 only when nothing is', () => {
    const { percent, missing } = completenessOf({ ...filled, maxRent: null, emergencyContact: null })
    expect(missing).toEqual(['maxRent', 'emergencyContact'])
    expect(percent).toBe(86)
  })

  test('counts “no” as an answer, and no answer as missing', () => {
    const { percent, missing } = completenessOf({ ...filled, petOwner: null, hasCriminalHistory: null })
    expect(missing).toEqual(['petOwner', 'hasCriminalHistory'])
    expect(percent).toBe(86)
  })

  test('asks for more after a “yes”', () => {
    const yes = { hasRentalHistory: true, petOwner: true, hasCriminalHistory: true }
    expect(completenessOf({ ...filled, ...yes, previousAddresses: [] }).missing).toEqual([
      'previousAddresses',
      'rentalReferences',
      'petDetails',
      'criminalHistoryDetails',
    ])
  })

  test('does not ask for an employer when there is none', () => {
    for (const employmentStatus of ['Self-employed', 'Student', 'Retired', 'Not employed'])
      expect(completenessOf({ ...filled, employmentStatus, employerName: null }).percent).toBe(100)
    expect(completenessOf({ ...filled, employerName: null }).missing).toEqual(['employerName'])
  })

  test('does not count a value that is not a number as an amount', () => {
    expect(completenessOf({ ...filled, monthlyIncome: Number.NaN }).missing).toEqual(['monthlyIncome'])
  })

  test('is shown to landlords in tens, and a stored “no” counts once it was said', () => {
    const stored = { ...filled, hasRentalHistory: false, petOwner: false, hasCriminalHistory: false }
    expect(
      storedCompleteness({ ...stored, answered: ['hasRentalHistory', 'petOwner', 'hasCriminalHistory'] }),
    ).toBe(100)
    expect(storedCompleteness({ ...stored, answered: ['petOwner'] })).toBe(80)
  })
})
