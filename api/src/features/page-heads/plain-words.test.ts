import { expect, test } from 'bun:test'
import { monthly, plainly } from './plain-words.ts'

test.each([
  ['  A \n\t flat  ', 'A flat'],
  ['ends \u202Ehere\u2066.\u200F', 'ends here .'],
  ['a\u2028b\u2029c\0d', 'a b c d'],
  ['lone \uD800 half', 'lone \uFFFD half'],
  ['twelve words', 'twelve words'],
  ['thirteen words', 'thirteen…'],
  ['unbreakablewords', 'unbreakable…'],
  ['🏠🏠🏠🏠🏠🏠🏠🏠🏠🏠🏠🏠🏠', '🏠🏠🏠🏠🏠🏠🏠🏠🏠🏠🏠…'],
  ['', ''],
])('%j becomes %j', (text, plain) => {
  expect(plainly(text, 12)).toBe(plain)
})

test('a rent has no cents', () => {
  expect([monthly(3250), monthly(1999.5)]).toEqual(['$3,250/month', '$2,000/month'])
})
