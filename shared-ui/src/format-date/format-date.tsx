// Points in time in words, in the person's time zone.
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const dateAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** "Nov 3, 2026"; takes ISO 8601, or milliseconds since 1970. */
export const formatDate = (timestamp: string | number): string => date.format(new Date(timestamp))

/** "Nov 3, 2026, 9:30 AM"; takes ISO 8601, or milliseconds since 1970. */
export const formatTime = (timestamp: string | number): string => dateAndTime.format(new Date(timestamp))
