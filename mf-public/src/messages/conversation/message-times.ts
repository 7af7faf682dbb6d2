// Times in the reader's own time zone.
import type { ThreadMessage } from '@portal/contract/threads/thread'

const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })
const dayThisYear = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })
const dayOfYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const shortDayOfYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

const isSameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString()

const yesterdayOf = (now: Date): Date => new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)

/** "9:30 AM". */
export const timeOfDay = (at: string): string => time.format(new Date(at))

/** "Today", "Yesterday", "Tuesday, November 3", or "November 3, 2025". */
export const dayInWords = (at: string, now = new Date()): string => {
  const day = new Date(at)
  if (isSameDay(day, now)) return 'Today'
  if (isSameDay(day, yesterdayOf(now))) return 'Yesterday'
  return (day.getFullYear() === now.getFullYear() ? dayThisYear : dayOfYear).format(day)
}

/** For a list: "9:30 AM" today, then "Yesterday", "Nov 3", or "Nov 3, 2025". */
export const momentInList = (at: string, now = new Date()): string => {
  const day = new Date(at)
  if (isSameDay(day, now)) return timeOfDay(at)
  if (isSameDay(day, yesterdayOf(now))) return 'Yesterday'
  return (day.getFullYear() === now.getFullYear() ? shortDay : shortDayOfYear).format(day)
}

export interface Day {
  /** The first message of the day, in time: it does not change while later ones arrive. */
  key: string
  at: string
  messages: ThreadMessage[]
}

/** Messages by the day on which they were written. */
export const byDay = (messages: readonly ThreadMessage[]): Day[] => {
  const days: Day[] = []
  for (const message of messages) {
    const last = days.at(-1)
    if (last && isSameDay(new Date(last.at), new Date(message.createdAt))) last.messages.push(message)
    else
      days.push({
        key: new Date(message.createdAt).toDateString(),
        at: message.createdAt,
        messages: [message],
      })
  }
  return days
}

const pauseMs = 300_000

/** Whether the next message is by the same person within five minutes. */
export const isFollowed = (message: ThreadMessage, next: ThreadMessage | undefined): boolean =>
  next !== undefined &&
  next.kind === 'text' &&
  next.senderId === message.senderId &&
  Date.parse(next.createdAt) - Date.parse(message.createdAt) < pauseMs
