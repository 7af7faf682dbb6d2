import { type SQL, sql } from 'drizzle-orm'
import type { PortalEvent } from '../../platform/jobs/deliver-event.ts'
import type { Context } from '../../platform/request/context.ts'
import { properties } from '../../schema/properties.ts'

type Home = typeof properties.$inferSelect
const shown = ['images', 'address', 'city', 'zipCode', 'rentAmount'] as const
type ListingState = Pick<Home, 'id' | 'visibilityLevel' | 'isAvailable' | (typeof shown)[number]>

/** `before` is the home's earlier state; undefined if it was not findable at all. */
export const announceHome = async (
  { jobs, database }: Pick<Context, 'jobs' | 'database'>,
  home: ListingState,
  before?: ListingState,
): Promise<void> => {
  for (const event of eventsOf(home, before)) await jobs.announce(database, event)
}

const eventsOf = (home: ListingState, before: ListingState | undefined): PortalEvent[] => {
  const { id: propertyId, isAvailable, rentAmount } = home
  if (!isPublic(home)) return []
  if (!before) return [{ type: 'property_listed', propertyId }]
  const isCheaper = isAvailable && rentAmount < before.rentAmount
  const isRented = !isAvailable && before.isAvailable
  const isOther = shown.some(name => !Bun.deepEquals(home[name], before[name]))
  return [
    ...(isRelisted(home, before)
      ? [{ type: 'property_listed', propertyId } as const]
      : isOther
        ? [{ type: 'property_changed', propertyId } as const]
        : []),
    ...(isCheaper ? [{ type: 'property_cheaper', propertyId, rentBefore: before.rentAmount } as const] : []),
    ...(isRented ? [{ type: 'property_rented', propertyId } as const] : []),
  ]
}

export const isRelisted = (home: ListingState, before: ListingState): boolean =>
  isPublic(home) && (!isPublic(before) || (home.isAvailable && !before.isAvailable))

/** The listing date of a home that is listed again: the earlier one, unless that is over a week ago. */
export const sinceListed: SQL = sql`case when ${properties.listedAt} > now() - interval '7 days'
  then ${properties.listedAt} else now() end`

const isPublic = ({ visibilityLevel }: ListingState): boolean => visibilityLevel === 'public'
