import { expect, test } from 'bun:test'
import { momentInSubject, momentInWords } from './moment-words.ts'

const [losAngeles, newYork] = ['America/Los_Angeles', 'America/New_York'] as const
const moment = '2026-11-24T18:00:00.000Z'

test("a moment is written in its place's time zone, with the zone's name", () => {
  expect(momentInWords(moment, losAngeles)).toBe('Nov 24, 2026, 10:00 AM PST')
  expect(momentInWords('2026-07-24T18:00:00.000Z', newYork)).toBe('Jul 24, 2026, 2:00 PM EDT')
})

test('in the subject of a mail it has a weekday, and no full hour', () => {
  expect(momentInSubject(moment, losAngeles)).toBe('Tue, Nov 24, 10 AM PST')
  expect(momentInSubject('2026-11-24T18:30:00.000Z', newYork)).toBe('Tue, Nov 24, 1:30 PM EST')
})

test.each([null, 'Moon/Tranquility', ''])('with the zone %p, it is written in UTC', zone => {
  expect(momentInWords(moment, zone)).toBe('Nov 24, 2026, 6:00 PM UTC')
})
