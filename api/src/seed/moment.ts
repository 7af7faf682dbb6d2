/** Before (or, if negative, after) the demonstration's start, as ISO 8601. */
export type Ago = (days: number, hours?: number) => string

export const agoFrom =
  (start: number): Ago =>
  (days, hours = 0) =>
    new Date(start - days * 86_400_000 - hours * 3_600_000).toISOString()

const timeZone = 'America/Los_Angeles'

/** Realistic times: nobody reports a leak at 2 AM just because the portal was started at 9. */
export interface Clocks {
  /** A local time ("19:40") this many days before (or, if negative, after) the day of the start, as ISO 8601. */
  on: (daysAgo: number, time: string) => string
  /** The last of these times before the start, or this many days before that. */
  last: (times: readonly string[], daysAgo?: number) => string
  /** As YYYY-MM-DD. */
  day: (daysAgo: number) => string
}

export const clocksFrom = (start: number): Clocks => {
  const now = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(timeZone)
  const at = (days: number, time: string) => now.subtract({ days }).withPlainTime(time)
  const iso = (moment: Temporal.ZonedDateTime) => new Date(moment.epochMilliseconds).toISOString()
  return {
    on: (daysAgo, time) => iso(at(daysAgo, time)),
    last: (times, daysAgo = 0) => {
      const lastOf = (time: string) => at(at(0, time).epochMilliseconds > start ? 1 : 0, time)
      const [latest] = times.map(lastOf).toSorted((one, other) => Temporal.ZonedDateTime.compare(other, one))
      if (!latest) throw new Error('No time of day was given')
      return iso(latest.subtract({ days: daysAgo }))
    },
    day: daysAgo => now.subtract({ days: daysAgo }).toPlainDate().toString(),
  }
}

/** A UUIDv7 for that moment whose rest is our number, so that seeded rows sort by age. */
export const idAt = (moment: string, number: number): string => {
  const time = Date.parse(moment).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${number.toString(16).padStart(12, '0')}`
}
