import type { Reminder } from '@portal/contract/assistant/reminder'
import { formatDate, formatTime } from '@portal/shared-ui/format-date'

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })

/** Days between two dates on the person's calendar, so that "tomorrow" is tomorrow. */
const daysBetween = (fromMs: number, toMs: number): number => {
  const midnight = (ms: number) => new Date(ms).setHours(0, 0, 0, 0)
  return Math.round((midnight(toMs) - midnight(fromMs)) / 86_400_000)
}

/**
 * "Due tomorrow, Nov 4, 2026, 9:00 AM", "Was due yesterday, …", and of what has only a day, such as the rent,
 * "Due in 3 days, Dec 1, 2026"; `nowMs` counts from 1970.
 */
export const sayDue = (
  { dueAt, happensOn }: Pick<Reminder, 'dueAt' | 'happensOn'>,
  nowMs: number,
): string => {
  const days = daysBetween(nowMs, Date.parse(happensOn ? `${happensOn}T12:00` : dueAt))
  const when = happensOn ? formatDate(happensOn) : formatTime(Date.parse(dueAt))
  return `${days < 0 ? 'Was due' : 'Due'} ${relative.format(days, 'day')}, ${when}`
}

const units: Record<string, string> = { daily: 'days', weekly: 'weeks', monthly: 'months', yearly: 'years' }

/** "repeats monthly" or "repeats every 3 months"; empty for a one-time reminder. */
export const sayRhythm = ({ recurringPattern: pattern, recurringInterval: count }: Reminder): string[] =>
  pattern ? [`repeats ${count > 1 ? `every ${count} ${units[pattern]}` : pattern}`] : []
