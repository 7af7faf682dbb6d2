import { expect, test } from 'bun:test'
import { RecurringPattern } from '@portal/contract/assistant/reminder-payloads'
import fc from 'fast-check'
import { nextOccurrence, type Series } from './next-occurrence.ts'

const zone = 'America/Los_Angeles'

const at = (local: string, timeZone = zone): string =>
  new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).epochMilliseconds).toISOString()

const local = (moment: string | null, timeZone = zone): string =>
  moment === null
    ? 'never'
    : Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone).toPlainDateTime().toString()

const table: [pattern: RecurringPattern, every: number, anchor: string, after: string, next: string][] = [
  // Month ends: each is counted from the anchor, so the original day returns.
  ['monthly', 1, '2026-01-31T10:00', '2026-01-31T10:00', '2026-02-28T10:00:00'],
  ['monthly', 1, '2026-01-31T10:00', '2026-02-28T10:00', '2026-03-31T10:00:00'],
  ['monthly', 1, '2026-01-31T10:00', '2026-03-31T10:00', '2026-04-30T10:00:00'],
  ['monthly', 1, '2028-01-30T10:00', '2028-02-01T00:00', '2028-02-29T10:00:00'],
  ['monthly', 3, '2026-11-30T10:00', '2026-12-01T00:00', '2027-02-28T10:00:00'],
  ['yearly', 1, '2028-02-29T08:00', '2028-03-01T00:00', '2029-02-28T08:00:00'],
  ['yearly', 1, '2028-02-29T08:00', '2031-03-01T00:00', '2032-02-29T08:00:00'],
  ['yearly', 4, '2028-02-29T08:00', '2028-03-01T00:00', '2032-02-29T08:00:00'],
  // Biweekly reminders keep their weeks, even after misses.
  ['weekly', 2, '2026-11-02T09:00', '2026-11-02T09:00', '2026-11-16T09:00:00'],
  ['weekly', 2, '2026-11-02T09:00', '2027-01-20T00:00', '2027-01-25T09:00:00'],
  // The local hour stays the same across daylight saving time, which begins on March 8 and ends on November
  // 1.
  ['daily', 1, '2026-03-07T09:00', '2026-03-07T09:00', '2026-03-08T09:00:00'],
  ['daily', 1, '2026-10-31T09:00', '2026-10-31T09:00', '2026-11-01T09:00:00'],
  ['weekly', 1, '2026-03-03T09:00', '2026-03-09T00:00', '2026-03-10T09:00:00'],
  // If a day lacks the hour, the next hour is used; the day after has it again.
  ['daily', 1, '2026-03-07T02:30', '2026-03-07T12:00', '2026-03-08T03:30:00'],
  ['daily', 1, '2026-03-07T02:30', '2026-03-08T12:00', '2026-03-09T02:30:00'],
  // Missed occurrences are skipped; before the anchor, the anchor itself is next.
  ['daily', 1, '2026-11-02T09:00', '2027-11-02T09:00', '2027-11-03T09:00:00'],
  ['daily', 3, '2026-11-02T09:00', '2026-10-01T00:00', '2026-11-02T09:00:00'],
  ['yearly', 99, '2026-11-02T09:00', '9998-01-01T00:00', 'never'],
]

test.each(table)(
  '%s, every %d, from %s: after %s comes %s',
  (recurringPattern, every, anchor, after, next) => {
    const series = { anchorAt: at(anchor), timeZone: zone, recurringPattern, recurringInterval: every }
    expect(local(nextOccurrence(series, Date.parse(at(after))))).toBe(next)
  },
)

test.each([
  [3, '2027-02-01T00:00', ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']],
  [1, '2027-02-01T00:00', ['2027-02-26', '2027-03-29', '2027-04-28', '2027-05-29']],
  [28, '2027-10-20T00:00', ['2027-10-25', '2027-11-25', '2027-12-25', '2028-01-25']],
] as const)(
  'three days before day %d of each month, at 9 o’clock, across both changes of the clock',
  (day, from, days) => {
    const anchorAt = at(`2027-01-${String(day).padStart(2, '0')}T09:00`)
    const series = {
      anchorAt,
      leadDays: 3,
      timeZone: zone,
      recurringPattern: 'monthly',
      recurringInterval: 1,
    } as const
    let after = Date.parse(at(from))
    for (const next of days) {
      const moment = nextOccurrence(series, after)
      expect(local(moment)).toBe(`${next}T09:00:00`)
      after = Date.parse(moment ?? '')
    }
  },
)

test('a single reminder never repeats', () => {
  const anchorAt = at('2026-11-02T09:00')
  const series = { anchorAt, timeZone: zone, recurringPattern: null, recurringInterval: 1 }
  expect(nextOccurrence(series, Date.parse(anchorAt))).toBeNull()
})

const moment = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  .map(date => date.toISOString())
const repeating = fc.record({
  anchorAt: moment,
  timeZone: fc.constantFrom(zone, 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'),
  recurringPattern: fc.constantFrom(...RecurringPattern.options),
  recurringInterval: fc.integer({ min: 1, max: 99 }),
})

/** Walks through the occurrences from the anchor until one is after the moment. */
const counted = (series: Series & { recurringPattern: RecurringPattern }, after: string): string => {
  const { anchorAt, timeZone, recurringInterval } = series
  const [date, time] = [local(anchorAt, timeZone).slice(0, 10), local(anchorAt, timeZone).slice(11)]
  const unit = { daily: 'days', weekly: 'weeks', monthly: 'months', yearly: 'years' }[series.recurringPattern]
  for (let count = 0; ; count += 1) {
    const day = Temporal.PlainDate.from(date).add({ [unit]: count * recurringInterval })
    const next = count === 0 ? anchorAt : at(`${day}T${time}`, timeZone)
    if (next > after) return next
  }
}

test('the next occurrence is the first one after the moment', () => {
  fc.assert(
    fc.property(repeating, moment, (series, after) => {
      expect(nextOccurrence(series, Date.parse(after))).toBe(counted(series, after))
    }),
    { numRuns: 200 },
  )
})
