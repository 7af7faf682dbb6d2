import type { RecurringPattern } from '@portal/contract/assistant/reminder-payloads'

export interface Series {
  /** The first occurrence, or what it is about, if it comes days before that; ISO 8601, like all moments here. */
  anchorAt: string
  /** How many days before each one of the series it comes. */
  leadDays?: number
  timeZone: string
  /** Null if it does not repeat. */
  recurringPattern: RecurringPattern | null
  /** Repeats every this many days, weeks, months or years. */
  recurringInterval: number
}

const units = { daily: 'days', weekly: 'weeks', monthly: 'months', yearly: 'years' } as const

/** Later years need five digits, unlike other moments. */
const lastYear = 9998

/**
 * The first occurrence after a moment (milliseconds since 1970); null if there is none, or only past the year
 * 9998. Each is counted from the anchor, at its hour in its time zone: after February 28, a series from
 * January 31 continues on March 31, and three days before each third of a month are February 28 and March 31.
 */
export const nextOccurrence = (series: Series, afterMs: number): string | null => {
  const found = occurrenceAfter(series, afterMs)
  if (!found || found.at.year > lastYear) return null
  return new Date(found.at.epochMilliseconds).toISOString()
}

/**
 * The day of what a reminder that comes before it is about, such as a tour’s or the rent’s; null if it comes at its
 * own time. A visit’s reminder is of no use past `expiresAt`, when the visit begins.
 */
export const dayOfSubject = (series: Series & { expiresAt: string | null }, dueAt: string): string | null => {
  if (series.expiresAt)
    return Temporal.Instant.from(series.expiresAt)
      .toZonedDateTimeISO(series.timeZone)
      .toPlainDate()
      .toString()
  const found = series.leadDays ? occurrenceAfter(series, Date.parse(dueAt)) : undefined
  return found
    ? found
        .subject(Math.max(0, found.count - 1))
        .toPlainDate()
        .toString()
    : null
}

const occurrenceAfter = (series: Series, afterMs: number) => {
  const { timeZone, recurringPattern, recurringInterval, leadDays = 0 } = series
  if (recurringPattern === null) return undefined
  const unit = units[recurringPattern]
  const anchor = Temporal.Instant.from(series.anchorAt).toZonedDateTimeISO(timeZone)
  const subject = (count: number) => anchor.add({ [unit]: count * recurringInterval })
  const nth = (count: number) => subject(count).subtract({ days: leadDays })
  const after = Temporal.Instant.fromEpochMilliseconds(afterMs).toZonedDateTimeISO(timeZone)
  const passed = anchor.until(after.add({ days: leadDays }), { largestUnit: unit })
  let count = Math.max(0, Math.floor(passed[unit] / recurringInterval))
  while (nth(count).epochMilliseconds <= afterMs) count += 1
  return { at: nth(count), count, subject }
}
