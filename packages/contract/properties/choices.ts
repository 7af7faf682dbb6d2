// What a home can be and have: the choices of the search filters and of the listing form (spec §9).
import * as z from 'zod/mini'
import { withNeutral } from '../values/neutral.ts'

export const PropertyType = withNeutral(
  z.enum(['apartment', 'house', 'condo', 'office'], 'Property type is required'),
  'house',
)
export type PropertyType = z.infer<typeof PropertyType>

/** The checklist of the search filters; the listing form offers four more. */
export const filterAmenities = [
  'Gym',
  'Pool',
  'Parking',
  'WiFi',
  'Laundry',
  'Dishwasher',
  'Air Conditioning',
  'Balcony',
  'Garden',
  'Security',
] as const
export const listingAmenities = [
  ...filterAmenities,
  'Elevator',
  'Furnished',
  'Pet Friendly',
  'Near Transit',
] as const
