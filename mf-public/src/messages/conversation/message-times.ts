// Times in the reader's own time zone.
import type { ThreadMessage } from '@portal/contract/threads/thread'
import { inReadersZone, isReadersZoneKnown } from '@portal/shared-ui/readers-zone'

const time = inReadersZone({ timeStyle: 'short' })
const dayThisYear = inReadersZone({ weekday: 'long', month: 'long', day: 'numeric' })
const dayOfYear = inReadersZone({ dateStyle: 'long' })
const shortDay = inReadersZone({ month: 'short', day: 'numeric' })
const shortDayOfYear = inReadersZone({ dateStyle: 'medium' })

const isSameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString()

const yesterdayOf = (now: Date): Date => new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)

/** "9:30 AM"; '' while the page server does not know the reader's clock. */
export const timeOfDay = (at: string): string => (isReadersZoneKnown() ? time(new Date(at)) : '')

/** "Today", "Yesterday", "Tuesday, November 3", or "November 3, 2025". */
export const dayInWords = (at: string, now = new Date()): string => {
  const day = new Date(at)
  if (isSameDay(day, now)) return 'Today'
  if (isSameDay(day, yesterdayOf(now))) return 'Yesterday'
  return (day.getFullYear() === now.getFullYear() ? dayThisYear : dayOfYear)(day)
}

/** For a list: "9:30 AM" today, then "Yesterday", "Nov 3", or "Nov 3, 2025". */
export const momentInList = (at: string, now = new Date()): string => {
  const day = new Date(at)
  if (isSameDay(day, now)) return timeOfDay(at) || 'Today'
  if (isSameDay(day, yesterdayOf(now))) return 'Yesterday'
  return (day.getFullYear() === now.getFullYear() ? shortDay : shortDayOfYear)(day)
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
