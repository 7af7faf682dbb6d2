import { expect, test } from 'bun:test'
import { localMomentOf, momentOf, timeZoneName } from './local-moment.tsx'

test("a moment is shown in the person's time zone and read back from it", () => {
  const moment = new Date(2026, 10, 3, 9, 30).toISOString()
  expect(localMomentOf(moment)).toBe('2026-11-03T09:30')
  expect(momentOf('2026-11-03T09:30')).toBe(moment)
})

test.each(['', 'tomorrow', '2026-13-40T09:30'])('%p is not a moment', typed => {
  expect(momentOf(typed)).toBe('')
})

test('no moment leaves the input empty', () => {
  expect(localMomentOf(null)).toBe('')
})

test('the time zone has a name', () => {
  expect(timeZoneName()).toMatch(/\w/)
})

test('a moment is shown in the time zone of a place, and read back from it', () => {
  const moment = '2026-11-24T18:00:00.000Z'
  expect(localMomentOf(moment, 'America/Los_Angeles')).toBe('2026-11-24T10:00')
  expect(momentOf('2026-11-24T10:00', 'America/Los_Angeles')).toBe(moment)
  expect(momentOf('2026-07-01T00:30', 'America/New_York')).toBe('2026-07-01T04:30:00.000Z')
  expect(timeZoneName('America/Los_Angeles')).toMatch(/^Pacific (?:Standard|Daylight) Time$/)
})

test.each([
  // Daylight time begins at 2 AM on March 8, so 2:30 is an hour later. It ends at 2 AM on November 1, so 1:30 is the first of two.
  ['2026-03-08T02:30', '2026-03-08T10:30:00.000Z'],
  ['2026-03-08T01:59', '2026-03-08T09:59:00.000Z'],
  ['2026-03-08T03:00', '2026-03-08T10:00:00.000Z'],
  ['2026-11-01T01:30', '2026-11-01T08:30:00.000Z'],
  ['2026-11-01T02:00', '2026-11-01T10:00:00.000Z'],
])('summer time: %s in San Francisco is %s', (local, moment) => {
  expect(momentOf(local, 'America/Los_Angeles')).toBe(moment)
})

test('hours of a whole year, and each of the days on which clocks change, can be read back from local time, except the second of two equal ones', () => {
  const hourMs = 3_600_000
  const year = Array.from({ length: 283 }, (_, index) => Date.UTC(2026, 0, 1) + index * 31 * hourMs)
  const changes = ['03-08', '04-05', '10-04', '11-01'].flatMap(day =>
    Array.from({ length: 48 }, (_, hour) => Date.parse(`2026-${day}T00:00Z`) + (hour - 12) * hourMs),
  )
  for (const timeZone of ['America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC'])
    for (const ms of [...year, ...changes]) {
      const local = localMomentOf(new Date(ms).toISOString(), timeZone)
      const read = momentOf(local, timeZone)
      expect(localMomentOf(read, timeZone)).toBe(local)
      expect([ms, ms - hourMs, ms - hourMs / 2]).toContain(Date.parse(read))
    }
})

test("an unknown zone counts as the person's own", () => {
  expect(momentOf('2026-11-03T09:30', 'Moon/Tranquility')).toBe(momentOf('2026-11-03T09:30'))
})
