import { expect, test } from 'bun:test'
import { readNumber } from './read-number.tsx'

test('typed text is read as a number: nothing as null, "1,200" as twelve hundred, words as NaN', () => {
  expect(readNumber('')).toBeNull()
  expect(readNumber('  ')).toBeNull()
  expect(readNumber(null)).toBeNull()
  expect(readNumber(' 2.5 ')).toBe(2.5)
  expect(readNumber('1,200')).toBe(1200)
  expect(readNumber('1,234,567.5')).toBe(1_234_567.5)
  expect(readNumber('-122.4194')).toBe(-122.4194)
  expect(readNumber('1,5')).toBeNaN()
  expect(readNumber('two')).toBeNaN()
  expect(readNumber('3,4oo')).toBeNaN()
  for (const typed of ['.', '-', '1e3', '0x10', 'Infinity', '1,2345']) expect(readNumber(typed)).toBeNaN()
  expect([readNumber('.5'), readNumber('5.')]).toEqual([0.5, 5])
})
