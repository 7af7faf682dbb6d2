import { expect, test } from 'bun:test'
import { dueDayInWords } from './tenancy-words.ts'

test('the day when rent is due is an ordinal number', () => {
  const days = [1, 2, 3, 4, 10, 11, 12, 13, 20, 21, 22, 23, 24, 28].map(dueDayInWords)
  expect(days.join(' ')).toBe('1st 2nd 3rd 4th 10th 11th 12th 13th 20th 21st 22nd 23rd 24th 28th')
})
