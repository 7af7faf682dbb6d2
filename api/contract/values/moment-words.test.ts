import { expect, test } from 'bun:test'
import { momentInWords, ownTimeZone, visitInWords } from './moment-words.ts'

const [losAngeles, newYork, tokyo] = ['America/Los_Angeles', 'America/New_York', 'Asia/Tokyo'] as const
const moment = '2026-11-24T18:00:00.000Z'

test('a moment is said on the clocks of its place, with their name', () => {
  expect(momentInWords(moment, losAngeles)).toBe('Nov 24, 2026, 10:00 AM PST')
  expect(momentInWords('2026-07-24T18:00:00.000Z', newYork)).toBe('Jul 24, 2026, 2:00 PM EDT')
})

test.each([null, 'Moon/Tranquility', ''])('where the zone is %p, it is said in UTC', zone => {
  expect(momentInWords(moment, zone)).toBe('Nov 24, 2026, 6:00 PM UTC')
})

test('a visit is also said on the clocks of a reader who is elsewhere', () => {
  expect(visitInWords(moment, losAngeles, losAngeles)).toBe('Tue, Nov 24, 2026, 10:00 AM PST')
  expect(visitInWords(moment, losAngeles, newYork)).toBe(
    'Tue, Nov 24, 2026, 10:00 AM PST (1:00 PM EST for you)',
  )
  expect(visitInWords(moment, losAngeles, tokyo)).toBe(
    'Tue, Nov 24, 2026, 10:00 AM PST (Wed, Nov 25, 2026, 3:00 AM GMT+9 for you)',
  )
  expect(visitInWords(moment, null, newYork)).toBe('Tue, Nov 24, 2026, 1:00 PM EST')
})

test('of a browser whose time zone has no name that others know, none is told, and visits are said where they are', () => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype
  const inZone = (timeZone: string) => {
    Intl.DateTimeFormat.prototype.resolvedOptions = function (this: Intl.DateTimeFormat) {
      return { ...resolvedOptions.call(this), timeZone }
    }
    try {
      return [ownTimeZone(), visitInWords(moment, losAngeles)]
    } finally {
      Intl.DateTimeFormat.prototype.resolvedOptions = resolvedOptions
    }
  }
  expect(inZone(losAngeles)).toEqual([losAngeles, 'Tue, Nov 24, 2026, 10:00 AM PST'])
  for (const unknown of ['Etc/Unknown', '+05:30'])
    expect(inZone(unknown)).toEqual([undefined, 'Tue, Nov 24, 2026, 10:00 AM PST'])
})
