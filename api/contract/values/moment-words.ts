// A moment in words, on the clock of a place.

/** Whether the parser's own list of time zones has it: an older browser may not know a new one. */
export const isTimeZone = (timeZone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone })
    return /^[A-Z]/i.test(timeZone)
  } catch {
    return false
  }
}

/** "Nov 24, 2026, 10:00 AM PST" of an ISO moment; in UTC where the zone is not known. */
export const momentInWords = (moment: string, timeZone: string | null): string =>
  new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: timeZone !== null && isTimeZone(timeZone) ? timeZone : 'UTC',
  }).format(new Date(moment))
