import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import type { PortalEvent } from '../../platform/jobs/deliver-event.ts'
import { properties } from '../../schema/properties.ts'

type Home = typeof properties.$inferSelect
type Shown = Pick<Home, 'id' | 'visibilityLevel' | 'isAvailable' | 'rentAmount'>

/** Announces what others may want to know of a home as it is now; `before` is what it was, of one that could not be found at all nothing. */
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
    ...(isListedAnew(home, before) ? [{ type: 'property_listed', propertyId } as const] : []),
    ...(isCheaper ? [{ type: 'property_cheaper', propertyId, rentBefore: before.rentAmount } as const] : []),
    ...(isRented ? [{ type: 'property_rented', propertyId } as const] : []),
  ]
}

/** Whether it can be found, or can be found as available, and could not before. */
export const isListedAnew = (home: Shown, before: Shown): boolean =>
  isPublic(home) && (!isPublic(before) || (home.isAvailable && !before.isAvailable))

/** Since when a home that is listed again counts as new: since it was before, unless that is more than a week ago. */
export const sinceListed: SQL = sql`case when ${properties.listedAt} > now() - interval '7 days'
  then ${properties.listedAt} else now() end`

const isPublic = ({ visibilityLevel }: Shown): boolean => visibilityLevel === 'public'
