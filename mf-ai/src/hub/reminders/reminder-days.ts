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

/** What a reminder comes days before can still be ahead of it. */
const isOverdue = ({ dueAt, happensOn }: Reminder, nowMs: number): boolean =>
  Date.parse(dueAt) < nowMs && !(happensOn && Date.parse(`${happensOn}T24:00`) > nowMs)

const dayOf = (reminder: Reminder, nowMs: number): string => {
  if (isOverdue(reminder, nowMs)) return 'Overdue'
  const dueMs = Math.max(Date.parse(reminder.dueAt), nowMs)
  const day = new Date(dueMs).toDateString()
  const now = new Date(nowMs)
  if (day === now.toDateString()) return 'Today'
  if (day === morningIn(1, now).toDateString()) return 'Tomorrow'
  return weekday(dueMs)
}

/** Groups reminders by day, overdue ones first. Expects them sorted by due date. */
export const daysOf = (reminders: readonly Reminder[], nowMs: number): ReminderDay[] => {
  const days: ReminderDay[] = []
  const overdueFirst = reminders.toSorted((a, b) => Number(isOverdue(b, nowMs)) - Number(isOverdue(a, nowMs)))
  for (const reminder of overdueFirst) {
    const title = dayOf(reminder, nowMs)
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
