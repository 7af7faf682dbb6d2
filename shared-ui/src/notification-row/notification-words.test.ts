import { expect, test } from 'bun:test'
import { sayWhen } from './notification-words.ts'

const now = Date.parse('2026-11-20T12:00:00.000Z')
const ago = (ms: number) => sayWhen(now - ms, now)
const hourMs = 3_600_000

test('the time since is given in the largest whole unit, and after a week as the date', () => {
  expect(ago(59_999)).toBe('just now')
  expect(ago(5 * 60_000)).toBe('5 minutes ago')
  expect(ago(hourMs)).toBe('1 hour ago')
  expect(ago(24 * hourMs)).toBe('yesterday')
  expect(ago(6 * 24 * hourMs)).toBe('6 days ago')
  expect(ago(7 * 24 * hourMs)).toBe('Nov 13, 2026')
})

test('a clock that is slow does not put it in the future', () => {
  expect(ago(-hourMs)).toBe('just now')
})
