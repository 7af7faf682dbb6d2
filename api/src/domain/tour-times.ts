import { tourDaysAhead } from '@portal/contract/inquiries/inquiry'
import { eq } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { invalid } from '../platform/request/refusal.ts'
import { properties } from '../schema/properties.ts'

const dayMs = 86_400_000

/** As `tourTimesOn`, on the clock of the home. */
export const readTourTimes = async (
  database: Database,
  { propertyId }: { propertyId: string },
  field: string,
  written: readonly string[],
): Promise<string[]> => {
  if (written.length === 0) return []
  const [home] = await database
    .select({ timeZone: properties.timeZone })
    .from(properties)
    .where(eq(properties.id, propertyId))
  return tourTimesOn(home?.timeZone, field, written)
}

/**
 * In UTC; times without an offset are on the home's clock. Throws `invalid`, with the field, for one that
 * has passed, is too far ahead, or that the clock skips when summer time begins.
 */
export const tourTimesOn = (
  timeZone: string | null | undefined,
  field: string,
  written: readonly string[],
): string[] => {
  const moments = written.map(time => {
    const instant = instantOf(time, timeZone ?? 'UTC')
    if (!instant) throw invalid(field, 'Clocks skip this time that night. Please choose another')
    const ms = instant.epochMilliseconds
    if (ms <= Date.now()) throw invalid(field, 'Please choose a time in the future')
    if (ms > Date.now() + tourDaysAhead * dayMs)
      throw invalid(field, `Please choose a time within the next ${tourDaysAhead} days`)
    return new Date(ms).toISOString()
  })
  return [...new Set(moments)]
}

/**
 * Null for a time that the home's clock skips, also if its offset is that of the days before or after. Of a time that it repeats, the
 * first.
 */
export const instantOf = (written: string, timeZone: string): Temporal.Instant | null => {
  if (written.endsWith('Z')) return Temporal.Instant.from(written)
  const local = Temporal.PlainDateTime.from(written.replace(/[+-]\d\d:?\d\d$/, ''))
  const [earlier, later] = (['earlier', 'later'] as const).map(disambiguation =>
    local.toZonedDateTime(timeZone, { disambiguation }).toInstant(),
  ) as [Temporal.Instant, Temporal.Instant]
  const isSkipped = !earlier.toZonedDateTimeISO(timeZone).toPlainDateTime().equals(local)
  const isLocal = /T[\d:.]+$/.test(written)
  const instant = isLocal ? earlier : Temporal.Instant.from(written)
  return isSkipped && (isLocal || instant.equals(earlier) || instant.equals(later)) ? null : instant
}
