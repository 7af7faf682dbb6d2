import { expect, test } from 'bun:test'
import { formatMoney } from './format-money.tsx'

test.each([
  [2450, '$2,450'],
  [0, '$0'],
  [1999.5, '$2,000'],
  [1250000, '$1,250,000'],
])('%p dollars read %s', (dollars, words) => {
  expect(formatMoney(dollars)).toBe(words)
})
