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

/** The reader's own time zone; undefined where theirs has no name that others know, such as `Etc/Unknown` or `+05:30`. */
export const ownTimeZone = (): string | undefined => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return isTimeZone(timeZone) ? timeZone : undefined
}

/**
 * When to be at a home: "Tue, Nov 24, 2026, 10:00 AM PST" on its clocks, and on the reader's where they differ, " (1:00 PM EST for
 * you)" with the date where it is another. In the reader's zone where the home's is not known.
 */
export const visitInWords = (
  moment: string,
  timeZone: string | null,
  readersZone: string | undefined = ownTimeZone(),
): string => {
  const there = momentInWords(moment, timeZone ?? readersZone ?? null, { weekday: 'short' })
  const here = momentInWords(moment, readersZone ?? timeZone, { weekday: 'short' })
  if (here === there) return there
  const date = /^\w+, \w+ \d+, \d+, /.exec(there)?.[0] ?? ''
  return `${there} (${here.startsWith(date) ? here.slice(date.length) : here} for you)`
}

/** "Nov 24, 2026, 10:00 AM PST" of an ISO moment; in UTC where the zone is not known. */
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
