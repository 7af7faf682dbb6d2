import { expect, test } from 'bun:test'
import { fitOf } from './fit-of.ts'

const open = {
  minimumIncome: null,
  petFriendly: true,
  smokingAllowed: true,
  availableDate: null,
  requiresBackgroundCheck: false,
}
const strict = {
  minimumIncome: 6000,
  petFriendly: false,
  smokingAllowed: false,
  availableDate: '2027-02-01',
  requiresBackgroundCheck: true,
}
const nobody = { profile: null, isBackgroundApproved: false, moveInDate: null } as const

const metBy = (...parameters: Parameters<typeof fitOf>) =>
  Object.fromEntries(fitOf(...parameters).map(({ name, isMet }) => [name, isMet]))

test('a home that asks for nothing is met by everyone', () => {
  expect(new Set(fitOf(open, nobody).map(({ isMet }) => isMet))).toEqual(new Set([true]))
})

test('what a person has not said is unknown, not unmet', () => {
  expect(new Set(fitOf(strict, nobody).map(({ isMet }) => isMet))).toEqual(new Set([null]))
  const profile = { monthlyIncome: null, petOwner: false, smokingStatus: null, answered: [] }
  expect(fitOf(strict, { ...nobody, profile })).toEqual(fitOf(strict, nobody))
})

test('each criterion is compared with what the person says', () => {
  const profile = { monthlyIncome: 5000, petOwner: true, smokingStatus: 'Smoker', answered: [] }
  const unmet = { income: false, pets: false, smoking: false, move_in_date: false, background_check: null }
  expect(metBy(strict, { ...nobody, profile, moveInDate: '2027-01-31' })).toEqual(unmet)
  const enough = {
    monthlyIncome: 6000,
    petOwner: false,
    smokingStatus: 'Non-smoker',
    answered: ['petOwner' as const],
  }
  expect(metBy(strict, { profile: enough, isBackgroundApproved: true, moveInDate: '2027-02-01' })).toEqual({
    income: true,
    pets: true,
    smoking: true,
    move_in_date: true,
    background_check: true,
  })
})

test.each([
  ['Non-smoker', true],
  ['non-smoker ', true],
  ['No', true],
  ['smoker', false],
  ['yes', false],
])('%p says whether a home without smoking fits: %p', (smokingStatus, isMet) => {
  const profile = { monthlyIncome: null, petOwner: false, smokingStatus, answered: [] }
  expect(metBy(strict, { ...nobody, profile }).smoking).toBe(isMet)
})

test.each(['Smokes outside only', 'Sometimes', '', null])('smoking is unknown for %p', smokingStatus => {
  const profile = { monthlyIncome: null, petOwner: false, smokingStatus, answered: [] }
  expect(metBy(strict, { ...nobody, profile }).smoking).toBeNull()
})
