import type { Reminder } from '@portal/contract/assistant/reminder'

interface ReminderGroup {
  title: string
  reminders: Reminder[]
}

/** Each day of the week once, from tomorrow on. */
const daysOfThisWeek = 6

const groupOf = (dueMs: number, nowMs: number): string => {
  if (dueMs < nowMs) return 'Overdue'
  const now = new Date(nowMs)
  const midnightMs = (days: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days).getTime()
  if (dueMs < midnightMs(1)) return 'Today'
  return dueMs < midnightMs(1 + daysOfThisWeek) ? 'This week' : 'Later'
}

/** Groups reminders by how soon they are due, overdue ones first. Expects them sorted by due date. */
export const groupsOf = (reminders: readonly Reminder[], nowMs: number): ReminderGroup[] => {
  const groups: ReminderGroup[] = []
  for (const reminder of reminders) {
    const title = groupOf(Date.parse(reminder.dueAt), nowMs)
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
