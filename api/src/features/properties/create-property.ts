import type { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { countListings, refusePastPlanLimit } from '../../domain/plan-limit.ts'
import { refuseForeignPolicies } from '../../domain/policy-documents.ts'
import { refuseIfRestricted } from '../../domain/posting-restriction.ts'
import { getProperty } from '../../domain/property-rows.ts'
import { timeZoneAt } from '../../domain/time-zone-at.ts'
import { useHomePhotos } from '../../domain/use-photos.ts'
import type { Again, Verb } from '../../platform/request/route.ts'
import { properties } from '../../schema/properties.ts'
import { announceHome } from './announce-home.ts'
import { readProperty } from './read-property.ts'
import { reviewListing } from './review-listing.ts'

/** Lists a home for the calling landlord, within their plan and the contact filter. */
export const createProperty: Verb<typeof listingEndpoints.create> = async (context, { body }) => {
  const { database, caller } = context
  await refuseIfRestricted(context)
  refusePastPlanLimit(caller, 'listings', await countListings(database, caller.id))
  const { notice, ...words } = await reviewListing(context, database, body)
  const id = Bun.randomUUIDv7()
  await database.insert(properties).values({
    ...body,
    ...words,
    id,
    landlordId: caller.id,
    timeZone: timeZoneAt(body),
    ...(body.visibilityLevel === 'private' && { listedAt: null }),
  })
  await useHomePhotos(database, { id, landlordId: caller.id }, body.images ?? [])
  await refuseForeignPolicies(database, caller.id, body.policyDocuments ?? [])
  const property = await getProperty(database, id)
  await announceHome(context, property)
  return { property, notice }
}

/** The home from an earlier request, as it is now; throws `not_found` once it was deleted. */
export const readCreatedProperty: Again<typeof listingEndpoints.create> = async (
  context,
  { property: { id }, notice },
) => ({ ...(await readProperty(context, { params: { id }, query: undefined, body: undefined })), notice })
