import { expect, test } from 'bun:test'
import * as fc from 'fast-check'
import { formatCount, formatDollars } from './numerals.ts'

const counts = new Intl.NumberFormat('en-US')
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

test('counts are written as Intl writes them', () => {
  fc.assert(
    fc.property(fc.integer(), count => expect(formatCount(count)).toBe(counts.format(count))),
    { examples: [[0], [999], [1000], [-1000], [1_000_000]] },
  )
  expect(formatCount(1.5)).toBe('1.5')
  expect(formatCount(1234.25)).toBe('1,234.25')
  expect(formatCount(1000, true)).toBe('1,000+')
})

test('dollars are written as Intl writes them, with cents only if there are any', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }), cents =>
      expect(formatDollars(cents / 100)).toBe(dollars.format(cents / 100)),
    ),
    { examples: [[245_000], [245_050], [-500], [99]] },
  )
})
