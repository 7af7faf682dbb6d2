// The value of `<input type="datetime-local">` in a time zone (the person's own for null), and the moment that it means.

type TimeZone = string | null | undefined

const hourMs = 3_600_000

/** The person's own if the browser does not know the zone. */
const formatFor = (timeZone: TimeZone, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  try {
    return new Intl.DateTimeFormat('en-US', { ...options, ...(timeZone && { timeZone }) })
  } catch {
    return new Intl.DateTimeFormat('en-US', options)
  }
}

/** From UTC at that moment. */
const offsetAt = (timeZone: TimeZone, ms: number): number => {
  const format = formatFor(timeZone, {
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const parts = new Map(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const clocks = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return clocks - Math.floor(ms / 1000) * 1000
}

/**
 * "2026-11-03T09:30" as ISO 8601 in UTC; '' if it is not a date and time. If local time repeats an hour, the first one counts; if it skips
 * one, the moment is that much later.
 */
export const momentOf = (local: string, timeZone?: TimeZone): string => {
  const clocks = Date.parse(`${local}Z`)
  if (local === '' || Number.isNaN(clocks)) return ''
  const [before, after] = [-24, 24].map(hours => clocks - offsetAt(timeZone, clocks + hours * hourMs))
  const isRight = (ms = 0) => ms + offsetAt(timeZone, ms) === clocks
  const moment = !isRight(before) && isRight(after) ? after : before
  return moment === undefined ? '' : new Date(moment).toISOString()
}

/** '' for null. */
export const localMomentOf = (timestamp: string | null, timeZone?: TimeZone): string => {
  if (timestamp === null) return ''
  const ms = Date.parse(timestamp)
  return new Date(ms + offsetAt(timeZone, ms)).toISOString().slice(0, 16)
}

/** YYYY-MM-DD. */
export const todayIn = (timeZone?: TimeZone): string =>
  localMomentOf(new Date().toISOString(), timeZone).slice(0, 10)

/** "Pacific Standard Time". */
export const timeZoneName = (timeZone?: TimeZone): string =>
  formatFor(timeZone, { timeZoneName: 'long' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value ?? 'your own time zone'
