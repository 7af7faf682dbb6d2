import { expect, test } from 'bun:test'
import { sampleMessage } from '@portal/client/test/sample-thread'
import { byDay, dayInWords, isFollowed, momentInList, timeOfDay } from './message-times.ts'

const now = new Date(2026, 10, 26, 9, 30)
const at = (...date: [year: number, month: number, day: number, hour: number, minute: number]) =>
  new Date(...date).toISOString()

test('days are named by how far they are from now', () => {
  expect(dayInWords(at(2026, 10, 26, 0, 0), now)).toBe('Today')
  expect(dayInWords(at(2026, 10, 25, 23, 59), now)).toBe('Yesterday')
  expect(dayInWords(at(2026, 10, 3, 12, 0), now)).toBe('Tuesday, November 3')
  expect(dayInWords(at(2025, 10, 3, 12, 0), now)).toBe('November 3, 2025')
})

test('a list has the time of today, and the day of anything earlier', () => {
  expect(momentInList(at(2026, 10, 26, 8, 5), now)).toBe(timeOfDay(at(2026, 10, 26, 8, 5)))
  expect(momentInList(at(2026, 10, 25, 8, 5), now)).toBe('Yesterday')
  expect(momentInList(at(2026, 10, 3, 8, 5), now)).toBe('Nov 3')
  expect(momentInList(at(2025, 10, 3, 8, 5), now)).toBe('Nov 3, 2025')
})

test('messages are grouped by day, also across midnight', () => {
  const written = [at(2026, 10, 24, 9, 0), at(2026, 10, 24, 23, 59), at(2026, 10, 25, 0, 1)]
  const days = byDay(written.map((createdAt, index) => sampleMessage(index + 1, { createdAt })))
  expect(days.map(({ messages }) => messages.map(({ position }) => position))).toEqual([[1, 2], [3]])
})

test('messages of one person within five minutes belong together, unless something happened between them', () => {
  const first = sampleMessage(1, { createdAt: at(2026, 10, 24, 9, 0) })
  const next = (minute: number, overrides = {}) =>
    sampleMessage(2, { createdAt: at(2026, 10, 24, 9, minute), ...overrides })
  expect(isFollowed(first, next(4))).toBe(true)
  expect(isFollowed(first, next(5))).toBe(false)
  expect(isFollowed(first, next(1, { senderId: crypto.randomUUID() }))).toBe(false)
  expect(isFollowed(first, next(1, { kind: 'event' }))).toBe(false)
  expect(isFollowed(first, undefined)).toBe(false)
})
