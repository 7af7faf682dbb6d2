import { type SQL, sql } from 'drizzle-orm'
import type { PortalEvent } from '../../platform/jobs/deliver-event.ts'
import type { Context } from '../../platform/request/context.ts'
import { properties } from '../../schema/properties.ts'

type Home = typeof properties.$inferSelect
type Shown = Pick<Home, 'id' | 'visibilityLevel' | 'isAvailable' | 'rentAmount'>

/** Announces what others may want to know about a home. `before` is its earlier state; undefined if it was not findable at all. */
export const announceHome = async (
  { jobs, database }: Pick<Context, 'jobs' | 'database'>,
  home: Shown,
  before?: Shown,
): Promise<void> => {
  for (const event of eventsOf(home, before)) await jobs.announce(database, event)
}

const eventsOf = (home: Shown, before: Shown | undefined): PortalEvent[] => {
  const { id: propertyId, isAvailable, rentAmount } = home
  if (!isPublic(home)) return []
  if (!before) return [{ type: 'property_listed', propertyId }]
  const isCheaper = isAvailable && rentAmount < before.rentAmount
  const isRented = !isAvailable && before.isAvailable
  return [
    ...(isRelisted(home, before) ? [{ type: 'property_listed', propertyId } as const] : []),
    ...(isCheaper ? [{ type: 'property_cheaper', propertyId, rentBefore: before.rentAmount } as const] : []),
    ...(isRented ? [{ type: 'property_rented', propertyId } as const] : []),
  ]
}

/** Whether it is findable, or available, and was not before. */
export const isRelisted = (home: Shown, before: Shown): boolean =>
  isPublic(home) && (!isPublic(before) || (home.isAvailable && !before.isAvailable))

/** The listing date of a home that is listed again: the earlier one, unless that is over a week ago. */
export const sinceListed: SQL = sql`case when ${properties.listedAt} > now() - interval '7 days'
  then ${properties.listedAt} else now() end`

const isPublic = ({ visibilityLevel }: Shown): boolean => visibilityLevel === 'public'
