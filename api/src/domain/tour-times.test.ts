import { expect, test } from 'bun:test'
import { instantOf } from './tour-times.ts'

const losAngeles = 'America/Los_Angeles'
const utc = (written: string) => instantOf(written, losAngeles)?.toString() ?? null

test.each([
  ['2027-03-14T09:30:00Z', '2027-03-14T09:30:00Z'],
  ['2027-03-14T01:30', '2027-03-14T09:30:00Z'],
  ['2027-03-14T03:30', '2027-03-14T10:30:00Z'],
  ['2027-03-14T03:30:00-07:00', '2027-03-14T10:30:00Z'],
  ['2027-03-14T02:30:00+01:00', '2027-03-14T01:30:00Z'],
  ['2027-03-14T02:30', null],
  ['2027-03-14T02:30:00-08:00', null],
  ['2027-03-14T02:30:00-0700', null],
  ['2027-11-07T01:30', '2027-11-07T08:30:00Z'],
  ['2027-11-07T01:30-08:00', '2027-11-07T09:30:00Z'],
])('in San Francisco, %s is %s', (written, moment) => {
  expect(utc(written)).toBe(moment)
})
