import { expect, test } from 'bun:test'
import { canConfirm, reopenUntil } from './confirmed.ts'

const completed = {
  status: 'completed',
  completedDate: '2026-11-01T12:00:00.000Z',
  confirmedAt: null,
} as const
const until = '2026-11-15T12:00:00.000Z'

test('a completed repair can be confirmed for 14 days, across the end of summer time, too', () => {
  expect(reopenUntil(completed)).toBe(until)
  expect(canConfirm(completed, Date.parse(until) - 1)).toBe(true)
  expect(canConfirm(completed, Date.parse(until))).toBe(false)
})

test('one that was confirmed, or is not completed, cannot', () => {
  const nowMs = Date.parse(completed.completedDate) + 1
  expect(canConfirm({ ...completed, confirmedAt: '2026-11-01T12:00:00.001Z' }, nowMs)).toBe(false)
  expect(canConfirm({ ...completed, status: 'acknowledged', completedDate: null }, nowMs)).toBe(false)
  expect(reopenUntil({ ...completed, status: 'cancelled' })).toBeNull()
})

test('an answer of an older API has no confirmation yet', () => {
  const { confirmedAt: _, ...older } = completed
  expect(canConfirm(older, Date.parse(completed.completedDate))).toBe(true)
})
