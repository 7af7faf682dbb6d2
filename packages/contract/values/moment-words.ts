/** An older browser's parser may lack a new zone. */
export const isTimeZone = (timeZone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone })
    return /^[A-Z]/i.test(timeZone)
  } catch {
    return false
  }
}

/** Undefined if it has no common name, such as `Etc/Unknown` or `+05:30`. */
export const ownTimeZone = (): string | undefined => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return isTimeZone(timeZone) ? timeZone : undefined
}

/** "Nov 24, 2026, 10:00 AM PST"; in UTC if the zone is unknown. */
export const momentInWords = (
  moment: string,
  timeZone: string | null,
  options: Intl.DateTimeFormatOptions = {},
): string =>
  new Intl.DateTimeFormat('en-US', {
    ...options,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: timeZone !== null && isTimeZone(timeZone) ? timeZone : 'UTC',
  }).format(new Date(moment))

/** "Tue, Dec 1, 3 PM PST", for subjects of mails, which have no room for the year; in UTC if the zone is unknown. */
export const momentInSubject = (moment: string, timeZone: string | null): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: timeZone !== null && isTimeZone(timeZone) ? timeZone : 'UTC',
  })
    .format(new Date(moment))
    .replace(':00', '')
    .replace('\u202f', ' ')
