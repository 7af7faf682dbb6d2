import { expect, test } from 'bun:test'
import { availableFromOf } from './property-words.ts'

test('a home says from when it is available, unless that has passed or it is rented', () => {
  const from = (availableDate: string | null, isAvailable = true) =>
    availableFromOf({ isAvailable, availableDate }, '2027-01-04')
  expect(from('2027-01-05')).toEqual(['Available from Jan 5, 2027'])
  for (const passed of ['2027-01-04', '2026-12-31', null]) expect(from(passed)).toEqual([])
  expect(from('2027-01-05', false)).toEqual([])
})
