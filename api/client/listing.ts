import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { clientOf } from './client-of.ts'

export const listingClient = clientOf(listingEndpoints)
