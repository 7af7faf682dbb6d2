import { listingEndpoints } from './listing-endpoints.ts'
import { searchEndpoints } from './search-endpoints.ts'

/** All calls under /api/properties. Apps import the part they need. */
export const propertyEndpoints = { ...searchEndpoints, ...listingEndpoints }
