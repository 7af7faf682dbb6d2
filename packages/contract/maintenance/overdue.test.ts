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

test("once a visit is scheduled, only its date counts, whether it is before or after the priority's limit", () => {
  for (const scheduledDate of ['2026-11-03T09:00:00.000Z', '2026-11-20T09:00:00.000Z']) {
    const visitMs = at(scheduledDate)
    expect(overdueSince({ ...open, scheduledDate }, visitMs)).toBeNull()
    expect(overdueSince({ ...open, scheduledDate }, visitMs + 1)).toBe(scheduledDate)
  }
})

test('the date that the API computed counts, such as that of a reopened request', () => {
  const dueAt = '2026-11-30T12:00:00.000Z'
  expect(overdueSince({ ...open, dueAt }, at(dueAt))).toBeNull()
  expect(overdueSince({ ...open, dueAt }, at(dueAt) + 1)).toBe(dueAt)
})

test('a finished request is not overdue', () => {
  const now = at('2027-01-01T00:00:00.000Z')
  for (const status of ['completed', 'cancelled'] as const)
    expect(overdueSince({ ...open, status }, now)).toBeNull()
})
