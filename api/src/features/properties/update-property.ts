import { UpdateProperty } from '@portal/contract/properties/listing'
import type { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { Property } from '@portal/contract/properties/property'
import { eq } from 'drizzle-orm'
import { refuseForeignPolicies } from '../../domain/policy-documents.ts'
import { refuseIfRestricted } from '../../domain/posting-restriction.ts'
import { getProperty } from '../../domain/property-rows.ts'
import { timeZoneAt } from '../../domain/time-zone-at.ts'
import { useHomePhotos } from '../../domain/use-photos.ts'
import { ownColumns, refuseStale } from '../../platform/request/refuse-stale.ts'
import type { Verb } from '../../platform/request/route.ts'
import { properties } from '../../schema/properties.ts'
import { announceHome, isRelisted, sinceListed } from './announce-home.ts'
import { lockOwnProperty } from './property-access.ts'
import { refuseWhileRented } from './refuse-while-rented.ts'
import { reviewListing } from './review-listing.ts'

/** Updates the sent fields of the caller's own home, within the contact filter. */
export const updateProperty: Verb<typeof listingEndpoints.update> = async (context, { params, body }) => {
  const { updatedAt: seenAt, ...sent } = body
  await refuseIfRestricted(context)
  const { database } = context
  const stored = await lockOwnProperty(database, context.caller, params.id)
  await refuseStale({
    table: properties,
    columns: ownColumns(UpdateProperty),
    stored,
    seenAt,
    sent,
    schema: Property,
    current: () => getProperty(database, params.id),
  })
  const { isAvailable, availableDate } = { ...stored, ...sent }
  if (isAvailable !== stored.isAvailable || availableDate !== stored.availableDate)
    await refuseWhileRented(database, { ...stored, ...sent })
  const { notice, ...words } = await reviewListing(context, database, sent, stored)
  await database
    .update(properties)
    .set({
      ...sent,
      ...words,
      timeZone: timeZoneAt({ ...stored, ...sent }),
      ...(isRelisted({ ...stored, ...sent }, stored) && { listedAt: sinceListed }),
    })
    .where(eq(properties.id, params.id))
  if (sent.images) await useHomePhotos(database, stored, sent.images)
  if (sent.policyDocuments) await refuseForeignPolicies(database, stored.landlordId, sent.policyDocuments)
  const property = await getProperty(database, params.id)
  await announceHome(context, property, stored)
  return { property, notice }
}
