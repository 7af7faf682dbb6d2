// iCalendar, RFC 5545.
import { productName } from '@portal/contract/wording'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

export interface CalendarEntry {
  /** The same for each version of the entry. */
  uid: string
  /** Grows with each version. */
  sequence: number
  summary: string
  location: string
  /** A moment, or a day for entries that last the whole day. */
  startsAt: string
  /** Null for entries that last the whole day. */
  minutes: number | null
  isCanceled?: boolean
}

/** Moments are in UTC. Entries name a home and a time, and no people. */
export const calendarFile = (
  entries: readonly CalendarEntry[],
  { portalName }: { portalName: string },
): Uint8Array<ArrayBuffer> => {
  const calendar = ical({
    name: portalName,
    prodId: { company: productName, product: 'calendar' },
    method: ICalCalendarMethod.PUBLISH,
  })
  for (const { uid, sequence, summary, location, startsAt, minutes, isCanceled = false } of entries) {
    const start = new Date(startsAt)
    calendar.createEvent({
      id: uid,
      sequence,
      summary,
      location,
      start,
      ...(minutes === null ? { allDay: true } : { end: new Date(start.getTime() + minutes * 60_000) }),
      status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  }
  return new TextEncoder().encode(calendar.toString())
}

interface Tour {
  id: string
  status: string
  scheduledDate: string
  durationMinutes: number
  sequence: number
}

/** Also of a tour that was called off, so that calendars take it out. */
export const tourEntry = (
  { id, status, scheduledDate, durationMinutes, sequence }: Tour,
  home: { title: string; location: string },
): CalendarEntry => ({
  uid: `tour-${id}@rental-portal`,
  sequence,
  summary: `Tour: ${home.title}`,
  location: home.location,
  startsAt: scheduledDate,
  minutes: durationMinutes,
  isCanceled: status !== 'scheduled' && status !== 'completed',
})
