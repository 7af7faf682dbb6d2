import type { Reminder } from '@portal/contract/assistant/reminder'

interface ReminderGroup {
  title: string
  reminders: Reminder[]
}

/** Each day of the week once, from tomorrow on. */
const daysOfThisWeek = 6

/** What a reminder comes days before can still be ahead of it. */
const isOverdue = ({ dueAt, happensOn }: Reminder, nowMs: number): boolean =>
  Date.parse(dueAt) < nowMs && !(happensOn && Date.parse(`${happensOn}T24:00`) > nowMs)

const groupOf = (reminder: Reminder, nowMs: number): string => {
  if (isOverdue(reminder, nowMs)) return 'Overdue'
  const dueMs = Math.max(Date.parse(reminder.dueAt), nowMs)
  const now = new Date(nowMs)
  const midnightMs = (days: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days).getTime()
  if (dueMs < midnightMs(1)) return 'Today'
  return dueMs < midnightMs(1 + daysOfThisWeek) ? 'This week' : 'Later'
}

/** Groups reminders by how soon they are due, overdue ones first. Expects them sorted by due date. */
export const groupsOf = (reminders: readonly Reminder[], nowMs: number): ReminderGroup[] => {
  const groups: ReminderGroup[] = []
  const overdueFirst = reminders.toSorted((a, b) => Number(isOverdue(b, nowMs)) - Number(isOverdue(a, nowMs)))
  for (const reminder of overdueFirst) {
    const title = groupOf(reminder, nowMs)
    if (groups.at(-1)?.title !== title) groups.push({ title, reminders: [] })
    groups.at(-1)?.reminders.push(reminder)
  }
  return groups
}

/** The choices for snoozing: in an hour, or at 9 AM on another day. */
export const snoozeChoices = [
  { label: 'In an hour', momentAfter: (now: Date) => new Date(now.getTime() + 3_600_000) },
  { label: 'Tomorrow morning', momentAfter: (now: Date) => morningIn(1, now) },
  { label: 'In a week', momentAfter: (now: Date) => morningIn(7, now) },
] as const

const morningIn = (days: number, now: Date): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 9)
