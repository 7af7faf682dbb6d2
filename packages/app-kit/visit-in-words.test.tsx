import { afterEach, expect, test } from 'bun:test'
import { ownTimeZone } from '@portal/contract/values/moment-words'
import { drawInZone } from '@portal/shared-ui/readers-zone'
import { visitInWords } from './visit-in-words.tsx'

afterEach(() => drawInZone(undefined))

const [losAngeles, newYork, tokyo] = ['America/Los_Angeles', 'America/New_York', 'Asia/Tokyo'] as const
const moment = '2026-11-24T18:00:00.000Z'

test('a visit is also written in the time zone of a reader who is elsewhere', () => {
  expect(visitInWords(moment, losAngeles, losAngeles)).toBe('Tue, Nov 24, 2026, 10:00 AM PST')
  expect(visitInWords(moment, losAngeles, newYork)).toBe(
    'Tue, Nov 24, 2026, 10:00 AM PST (1:00 PM EST for you)',
  )
  expect(visitInWords(moment, losAngeles, tokyo)).toBe(
    'Tue, Nov 24, 2026, 10:00 AM PST (Wed, Nov 25, 2026, 3:00 AM GMT+9 for you)',
  )
  expect(visitInWords(moment, null, newYork)).toBe('Tue, Nov 24, 2026, 1:00 PM EST')
})

test("a browser whose time zone has no common name reports none, and visits use the home's time zone", () => {
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

test('while the page server does not know the reader’s zone, only the home’s clock is read', () => {
  drawInZone(null)
  expect(visitInWords(moment, 'Asia/Kolkata')).toBe('Tue, Nov 24, 2026, 11:30 PM GMT+5:30')
})
