import { inReadersZone, isReadersZoneKnown } from '../readers-zone/readers-zone.tsx'

// In the reader's time zone. A day without a time is the same day everywhere.
const date = inReadersZone({ dateStyle: 'medium' })
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const dateAndTime = inReadersZone({ dateStyle: 'medium', timeStyle: 'short' })

const isDay = (timestamp: string | number): boolean => /^\d{4}-\d\d-\d\d$/.test(String(timestamp))

/** "Nov 3, 2026"; takes ISO 8601, a day ("2026-11-03"), or milliseconds since 1970. */
export const formatDate = (timestamp: string | number): string =>
  isDay(timestamp) ? day.format(new Date(timestamp)) : date(new Date(timestamp))

/** "Nov 3, 2026, 9:30 AM"; takes ISO 8601, or milliseconds since 1970. */
export const formatTime = (timestamp: string | number): string =>
  isReadersZoneKnown() ? dateAndTime(new Date(timestamp)) : formatDate(timestamp)
