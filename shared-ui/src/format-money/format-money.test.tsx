import { expect, test } from 'bun:test'
import { formatExactMoney, formatMoney } from './format-money.tsx'

test.each([
  [2450, '$2,450'],
  [0, '$0'],
  [1999.5, '$2,000'],
  [1250000, '$1,250,000'],
])('%p dollars read %s', (dollars, words) => {
  expect(formatMoney(dollars)).toBe(words)
})

test.each([
  [19.89, '$19.89'],
  [1200, '$1,200.00'],
])('%p dollars are billed as %s', (dollars, words) => {
  expect(formatExactMoney(dollars)).toBe(words)
})
