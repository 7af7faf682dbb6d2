import { expect, test } from 'bun:test'
import { sampleApplication } from '@portal/client/test/sample-application'
import { proposedTerms } from './proposed-terms.ts'

test.each([
  ['2026-12-01', 12, '2027-11-30'],
  ['2027-01-31', 1, '2027-02-27'],
  ['2027-03-15', 6, '2027-09-14'],
  ['2027-03-15', null, ''],
] as const)('a lease from %s for %p months ends on %p', (moveInDate, leaseMonths, endsOn) => {
  expect(proposedTerms(sampleApplication({ moveInDate, leaseMonths }))).toMatchObject({
    startsOn: moveInDate,
    endsOn,
  })
})

test('the rent is today’s, also if it was another when the tenant applied', () => {
  expect(proposedTerms(sampleApplication({ rentToday: 2950 })).rentAmount).toBe(2950)
  expect(proposedTerms(sampleApplication({ rentToday: null })).rentAmount).toBe(2800)
})

test('rent is due on the first unless the landlord says otherwise, so that both are reminded of it', () => {
  expect(proposedTerms(sampleApplication()).rentDueDay).toBe(1)
})
