import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { dayOf, secondsOf } from '../test/open-sandbox.ts'
import { intervalsAfter, periodEnd } from './periods.ts'

const monthly = { interval: 'month', interval_count: 1 }
const yearly = { interval: 'year', interval_count: 1 }

describe('periods', () => {
  test('that begin on the 31st end on the last day of shorter months, and on the 31st again', () => {
    let at = secondsOf('2027-01-31T10:00:00Z')
    const anchor = at
    const ends = Array.from({ length: 13 }, () => {
      at = periodEnd(anchor, monthly, at)
      return dayOf(at)
    })
    expect(ends.join(' ')).toBe(
      '2027-02-28 2027-03-31 2027-04-30 2027-05-31 2027-06-30 2027-07-31 2027-08-31 2027-09-30 2027-10-31 2027-11-30 2027-12-31 2028-01-31 2028-02-29',
    )
  })

  test('of a year that begin on February 29 end on the 28th, and on the 29th of a leap year', () => {
    const anchor = secondsOf('2028-02-29T00:00:00Z')
    expect([1, 4].map(count => dayOf(intervalsAfter(anchor, yearly, count)))).toEqual([
      '2029-02-28',
      '2032-02-29',
    ])
  })

  test('follow each other without gaps, at the anchor’s time of day', () => {
    const anchors = fc.integer({ min: secondsOf('2020-01-01'), max: secondsOf('2035-01-01') })
    fc.assert(
      fc.property(
        anchors,
        fc.constantFrom('month', 'year'),
        fc.integer({ min: 1, max: 3 }),
        (anchor, interval, each) => {
          let at = anchor
          for (let count = 1; count <= 15; count += 1) {
            const end = periodEnd(anchor, { interval, interval_count: each }, at)
            expect(end).toBe(intervalsAfter(anchor, { interval, interval_count: each }, count))
            expect(end).toBeGreaterThan(at)
            expect((end - anchor) % 86_400).toBe(0)
            at = end
          }
        },
      ),
    )
  })
})
