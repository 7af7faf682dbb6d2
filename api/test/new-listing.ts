import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { timeZoneAt } from '../src/domain/time-zone-at.ts'
import type { TestBrowser } from './test-browser.ts'

/** Given fields replace the defaults. */
export const newListing = (fields: Record<string, unknown> = {}) => ({ ...listing, ...fields })

/** As the API would store it: on the clock of its place. */
export const storedListing = (fields: Record<string, unknown> = {}) => {
  const listing = newListing(fields)
  return { ...listing, timeZone: timeZoneAt(listing) }
}

const listing = {
  title: 'Sunny flat near the park',
  description: 'Two rooms, a balcony and a quiet street.',
  address: '12 Fell St',
  city: 'San Francisco',
  state: 'CA',
  zipCode: '94117',
  latitude: 37.7749,
  longitude: -122.4194,
  propertyType: 'apartment',
  bedrooms: 2,
  bathrooms: 1.5,
  rentAmount: 3200,
} as const

let streets = 0

/** Unless the fields say otherwise, at an address that no other landlord listed. */
export const listHomeOf = async <Landlord extends TestBrowser>(
  landlord: Landlord,
  fields: Record<string, unknown> = {},
) => {
  streets += 1
  const body = newListing({ address: `${streets} Fell St`, ...fields })
  const { property } = await landlord.call(listingEndpoints.create, { body })
  return { landlord, property, params: { id: property.id } }
}
