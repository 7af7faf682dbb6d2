import { makeListings } from '../src/seed/listings.ts'
import type { DrawnHome } from './draw-photos.ts'

/** The demonstration's homes, in the order of their numbers. */
export const drawnHomes = (): DrawnHome[] => {
  const people = { tenantId: '', landlordId: '', otherLandlordIds: [''], rows: [] }
  const listings = makeListings(() => new Date(0).toISOString(), people)
  return listings.map(({ propertyType, bedrooms }, number) => ({
    seed: `home ${number}`,
    propertyType,
    bedrooms: bedrooms ?? 0,
  }))
}
