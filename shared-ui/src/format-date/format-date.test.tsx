import { expect, test } from 'bun:test'
import { drawInZone } from '../readers-zone/readers-zone.tsx'
import { formatDate, formatTime } from './format-date.tsx'

const halfPastNine = new Date(2026, 10, 3, 9, 30)

test('a moment reads as the day, or the day and the time, in local time', () => {
  expect(formatDate(halfPastNine.toISOString())).toBe('Nov 3, 2026')
  expect(formatDate(halfPastNine.getTime())).toBe('Nov 3, 2026')
  expect(formatTime(halfPastNine.toISOString())).toBe('Nov 3, 2026, 9:30 AM')
})

test('the page server draws for one reader after another, each on their own clock, and without a time where it knows none', () => {
  const moment = '2026-11-28T20:00:00.000Z'
  const drawnIn = (timeZone: string | null) => {
    drawInZone(timeZone)
    return [formatDate(moment), formatTime(moment), formatDate('2026-11-28')]
  }
  try {
    expect(drawnIn('America/Los_Angeles')).toEqual(['Nov 28, 2026', 'Nov 28, 2026, 12:00 PM', 'Nov 28, 2026'])
    expect(drawnIn('Pacific/Kiritimati')).toEqual(['Nov 29, 2026', 'Nov 29, 2026, 10:00 AM', 'Nov 28, 2026'])
    expect(drawnIn(null)).toEqual(['Nov 28, 2026', 'Nov 28, 2026', 'Nov 28, 2026'])
    expect(drawnIn('Asia/Kolkata')).toEqual(['Nov 29, 2026', 'Nov 29, 2026, 1:30 AM', 'Nov 28, 2026'])
  } finally {
    drawInZone(undefined)
  }
})
