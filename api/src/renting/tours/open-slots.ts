import { defaultTourMinutes } from '@portal/contract/inquiries/inquiry'
import { minutesOf, slotDaysAhead, slotHoursAhead } from '@portal/contract/properties/tour-hours'
import type { tourHoursEndpoints } from '@portal/contract/properties/tour-hours-endpoints'
import { and, eq } from 'drizzle-orm'
import { instantOf } from '../../domain/tour-times.ts'
import { isTourToCome } from '../../domain/tour-turn.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { isPublicHome, properties } from '../../schema/properties.ts'

type Home = typeof properties.$inferSelect

const hourMs = 3_600_000
const slotMs = defaultTourMinutes * 60_000

export const listSlots: Verb<typeof tourHoursEndpoints.slots> = async ({ database }, { params }) => {
  const [home] = await database.select().from(properties).where(isPublicHome(params.id))
  if (!home) throw notFound('property')
  return { slots: await readOpenSlots(database, home) }
}

/** None if the home is not available or not on the map, nor while its landlord has a tour, of this home or another. */
export const readOpenSlots = async (database: Database, home: Home): Promise<string[]> => {
  const slots = home.isAvailable ? slotsWithin(home, Date.now()) : []
  if (slots.length === 0) return []
  const { scheduledDate, durationMinutes } = propertyInquiries
  const tours = await database
    .select({ scheduledDate, durationMinutes })
    .from(propertyInquiries)
    .where(and(eq(propertyInquiries.landlordId, home.landlordId), isTourToCome))
  const taken = tours.map(({ scheduledDate, durationMinutes }) => {
    const startMs = Date.parse(scheduledDate ?? '')
    return { startMs, endMs: startMs + Math.max(durationMinutes * 60_000, slotMs) }
  })
  return slots.filter(slot => {
    const ms = Date.parse(slot)
    return !taken.some(({ startMs, endMs }) => startMs < ms + slotMs && ms < endMs)
  })
}

/**
 * Slots in UTC, earliest first, whether they are taken or not. A local time that the clock skips gives none, and one that it
 * repeats gives one.
 * @internal
 */
export const slotsWithin = (
  { tourHours, tourDaysOff, timeZone: zone }: Pick<Home, 'tourHours' | 'tourDaysOff' | 'timeZone'>,
  nowMs: number,
): string[] => {
  if (zone === null) return []
  const [fromMs, toMs] = [nowMs + slotHoursAhead * hourMs, nowMs + slotDaysAhead * 24 * hourMs]
  const first = Temporal.Instant.fromEpochMilliseconds(fromMs).toZonedDateTimeISO(zone).toPlainDate()
  return Array.from({ length: slotDaysAhead + 1 }, (_, index) => first.add({ days: index }))
    .filter(day => !tourDaysOff.includes(day.toString()))
    .flatMap(day =>
      tourHours
        .filter(({ weekday }) => weekday === day.dayOfWeek)
        .flatMap(startsOf)
        .map(minutes => day.toPlainDateTime(Temporal.PlainTime.from('00:00').add({ minutes })).toString()),
    )
    .flatMap(local => instantOf(local, zone)?.epochMilliseconds ?? [])
    .filter(ms => fromMs <= ms && ms <= toMs)
    .toSorted((one, other) => one - other)
    .map(ms => new Date(ms).toISOString())
}

/** In minutes since midnight. */
const startsOf = ({ from, to }: Home['tourHours'][number]): number[] => {
  const [begin, end] = [minutesOf(from), minutesOf(to)]
  const count = Math.floor((end - begin) / defaultTourMinutes)
  return Array.from({ length: count }, (_, index) => begin + index * defaultTourMinutes)
}
