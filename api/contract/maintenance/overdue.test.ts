import { expect, test } from 'bun:test'
import { overdueSince } from './overdue.ts'

const createdAt = '2026-11-01T12:00:00.000Z'
const open = { status: 'submitted', priority: 'medium', createdAt, scheduledDate: null } as const
const at = (moment: string) => Date.parse(moment)

test.each([
  ['urgent', '2026-11-02T12:00:00.000Z'],
  ['high', '2026-11-04T12:00:00.000Z'],
  ['medium', '2026-11-08T12:00:00.000Z'],
  ['low', '2026-11-15T12:00:00.000Z'],
] as const)('an open request of %s priority is overdue since %s', (priority, due) => {
  expect(overdueSince({ ...open, priority }, at(due))).toBeNull()
  expect(overdueSince({ ...open, priority }, at(due) + 1)).toBe(due)
})

test('a scheduled date that has passed counts when it came first, and a later one changes nothing', () => {
  const now = at('2026-11-10T00:00:00.000Z')
  const early = '2026-11-03T09:00:00.000Z'
  expect(overdueSince({ ...open, scheduledDate: early }, now)).toBe(early)
  expect(overdueSince({ ...open, scheduledDate: '2026-11-20T09:00:00.000Z' }, now)).toBe(
    '2026-11-08T12:00:00.000Z',
  )
})

test('what is over is not overdue', () => {
  const now = at('2027-01-01T00:00:00.000Z')
  for (const status of ['completed', 'cancelled'] as const)
    expect(overdueSince({ ...open, status }, now)).toBeNull()
})
