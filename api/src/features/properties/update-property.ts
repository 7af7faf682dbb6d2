import { UpdateProperty } from '@portal/contract/properties/listing'
import type { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { Property } from '@portal/contract/properties/property'
import { eq, sql } from 'drizzle-orm'
import { queueHeldHome, refuseWhileHeld } from '../../domain/held-home.ts'
import { revokeDistantChecks } from '../../domain/paper-checks.ts'
import { refuseForeignPolicies } from '../../domain/policy-documents.ts'
import { refuseIfRestricted } from '../../domain/posting-restriction.ts'
import { lockOwnProperty } from '../../domain/property-access.ts'
import { getProperty } from '../../domain/property-rows.ts'
import { timeZoneAt } from '../../domain/time-zone-at.ts'
import { useHomePhotos } from '../../domain/use-photos.ts'
import { ownColumns, refuseStale } from '../../platform/request/refuse-stale.ts'
import type { Verb } from '../../platform/request/route.ts'
import { properties } from '../../schema/properties.ts'
import { announceHome, isRelisted, sinceListed } from './announce-home.ts'
import { refuseWhileRented } from './refuse-while-rented.ts'
import { reviewListing } from './review-listing.ts'

/**
 * Updates the sent fields of the caller's own home, within the contact filter. One that an administrator hides is looked at
 * again; throws `conflict` if it is to be public.
 */
export const updateProperty: Verb<typeof listingEndpoints.update> = async (context, { params, body }) => {
  const { updatedAt: seenAt, ...changes } = body
  await refuseIfRestricted(context)
  const { database } = context
  const home = await lockOwnProperty(database, context.caller, params.id)
  await refuseStale({
    table: properties,
    columns: ownColumns(UpdateProperty),
    stored: home,
    seenAt,
    sent: changes,
    schema: Property,
    current: () => getProperty(database, params.id),
  })
  if (changes.visibilityLevel === 'public') refuseWhileHeld(home)
  const { isAvailable, availableDate } = { ...home, ...changes }
  if (isAvailable !== home.isAvailable || availableDate !== home.availableDate)
    await refuseWhileRented(database, { ...home, ...changes })
  const { notice, ...words } = await reviewListing(context, database, changes, home)
  await database
    .update(properties)
    .set({
      ...changes,
      ...words,
      timeZone: timeZoneAt({ ...home, ...changes }),
      confirmedAt: sql`now()`,
      ...(changes.visibilityLevel === 'public' && { lapsedAt: null }),
      ...(isRelisted({ ...home, ...changes }, home) && { listedAt: sinceListed }),
    })
    .where(eq(properties.id, params.id))
  if (changes.images) await useHomePhotos(database, home, changes.images)
  if (changes.policyDocuments) await refuseForeignPolicies(database, home.landlordId, changes.policyDocuments)
  if (home.heldAt) await queueHeldHome(database, home)
  const property = await getProperty(database, params.id)
  if (isMoved(property, home)) await revokeDistantChecks(database, property)
  await announceHome(context, property, home)
  return { property, notice }
}

const isMoved = (one: Spot, other: Spot): boolean =>
  one.latitude !== other.latitude || one.longitude !== other.longitude

type Spot = Pick<typeof properties.$inferSelect, 'latitude' | 'longitude'>
