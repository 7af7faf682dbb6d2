import { HomeTourHours, TourHours } from '@portal/contract/properties/tour-hours'
import type { tourHoursEndpoints } from '@portal/contract/properties/tour-hours-endpoints'
import { eq } from 'drizzle-orm'
import { lockOwnProperty, readOwnProperty } from '../../domain/property-access.ts'
import { ownColumns, refuseStale } from '../../platform/request/refuse-stale.ts'
import type { Verb } from '../../platform/request/route.ts'
import { properties } from '../../schema/properties.ts'

export const readTourHours: Verb<typeof tourHoursEndpoints.read> = async (
  { database, caller },
  { params },
) => ({ hours: await readOwnProperty(database, caller, params.id) })

/** The home is locked, so nobody books a slot that is closed at the same time. Tours that are booked stay. */
export const changeTourHours: Verb<typeof tourHoursEndpoints.change> = async (
  { database, caller },
  { params, body },
) => {
  const { updatedAt: seenAt, ...hours } = body
  const home = await lockOwnProperty(database, caller, params.id)
  await refuseStale({
    table: properties,
    columns: ownColumns(TourHours),
    stored: home,
    seenAt,
    sent: hours,
    schema: HomeTourHours,
    current: () => home,
  })
  await database.update(properties).set(hours).where(eq(properties.id, params.id))
  return { hours: await readOwnProperty(database, caller, params.id) }
}
