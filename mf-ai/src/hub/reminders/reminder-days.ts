import type { Reminder } from '@portal/contract/assistant/reminder'
import { inReadersZone } from '@portal/shared-ui/readers-zone'

interface ReminderDay {
  title: string
  reminders: Reminder[]
}

const weekday = inReadersZone({
  weekday: 'long',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})

const dayOf = (dueMs: number, nowMs: number): string => {
  if (dueMs < nowMs) return 'Overdue'
  const day = new Date(dueMs).toDateString()
  const now = new Date(nowMs)
  if (day === now.toDateString()) return 'Today'
  if (day === morningIn(1, now).toDateString()) return 'Tomorrow'
  return weekday(dueMs)
}

/** Groups reminders by day, overdue ones first. Expects them sorted by due date. */
export const daysOf = (reminders: readonly Reminder[], nowMs: number): ReminderDay[] => {
  const days: ReminderDay[] = []
  for (const reminder of reminders) {
    const title = dayOf(Date.parse(reminder.dueAt), nowMs)
    if (days.at(-1)?.title !== title) days.push({ title, reminders: [] })
    days.at(-1)?.reminders.push(reminder)
  }
  return days
}

/** The choices for snoozing: in an hour, or at 9 AM on another day. */
export const snoozeChoices = [
  { label: 'In an hour', momentAfter: (now: Date) => new Date(now.getTime() + 3_600_000) },
  { label: 'Tomorrow morning', momentAfter: (now: Date) => morningIn(1, now) },
  { label: 'In a week', momentAfter: (now: Date) => morningIn(7, now) },
] as const

const morningIn = (days: number, now: Date): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 9)
