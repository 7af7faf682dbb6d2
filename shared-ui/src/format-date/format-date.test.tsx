import { expect, test } from 'bun:test'
import { formatDate, formatTime } from './format-date.tsx'

const halfPastNine = new Date(2026, 10, 3, 9, 30)

test('a moment reads as the day, or the day and the time, in local time', () => {
  expect(formatDate(halfPastNine.toISOString())).toBe('Nov 3, 2026')
  expect(formatDate(halfPastNine.getTime())).toBe('Nov 3, 2026')
  expect(formatTime(halfPastNine.toISOString())).toBe('Nov 3, 2026, 9:30 AM')
})
