// Models copy times as written, so results use the same time zones as the screens.
import { isRecord } from '@portal/contract/values/json'
import { timestamp } from '@portal/contract/values/text'
import { timeZone } from '@portal/contract/values/time-zone'

const visits: ReadonlySet<string> = new Set(['scheduledDate', 'wishedDates', 'proposedDates', 'dates', 'at'])

/**
 * Writes moments as "2026-11-22T16:30-08:00": visits in the home's time zone, if known, all others in the
 * reader's.
 */
export const onClocks = (result: unknown, readersZone: string): unknown => {
  if (Array.isArray(result)) return result.map(each => onClocks(each, readersZone))
  if (isRecord(result)) {
    const visitsZone = zoneIn(result) ?? readersZone
    return Object.fromEntries(
      Object.entries(result).map(([name, value]) => [
        name,
        onClocks(value, visits.has(name) ? visitsZone : readersZone),
      ]),
    )
  }
  return timestamp.safeParse(result).success ? onClock(String(result), readersZone) : result
}

/** The time zone of a request, or of the home that an inquiry is about. */
const zoneIn = ({ timeZone: own, property }: Record<string, unknown>): string | undefined =>
  timeZone.safeParse(own).data ?? (isRecord(property) ? zoneIn(property) : undefined)

const onClock = (moment: string, zone: string): string =>
  Temporal.Instant.from(moment)
    .toZonedDateTimeISO(zone)
    .toString({ smallestUnit: 'minute', timeZoneName: 'never' })
