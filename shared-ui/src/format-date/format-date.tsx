// In the person's time zone. A day without a time is the same day everywhere.
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const dateAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

const isDay = (timestamp: string | number): boolean => /^\d{4}-\d\d-\d\d$/.test(String(timestamp))

/** "Nov 3, 2026"; takes ISO 8601, a day ("2026-11-03"), or milliseconds since 1970. */
export const formatDate = (timestamp: string | number): string =>
  (isDay(timestamp) ? day : date).format(new Date(timestamp))

/** "Nov 3, 2026, 9:30 AM"; takes ISO 8601, or milliseconds since 1970. */
export const formatTime = (timestamp: string | number): string => dateAndTime.format(new Date(timestamp))
