// For the search filters and the listing form (spec §9).
import * as z from 'zod/mini'
import { withNeutral } from '../values/neutral.ts'
import type { NameOf } from './home-fields.ts'

export const PropertyType = withNeutral(
  z.enum(['apartment', 'house', 'condo', 'office'], 'Property type is required'),
  'house',
)
export type PropertyType = z.infer<typeof PropertyType>

/** The listing form offers four more. */
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

/** As each is said within a sentence. */
export const flagWords = {
  petFriendly: 'pet friendly',
  smokingAllowed: 'smoking allowed',
} as const satisfies Partial<Record<NameOf<{ kind: 'flag' }>, string>>
export type FlagFilter = keyof typeof flagWords

/** Guarantee: a constant object has exactly the keys that its type names. */
export const flagFilters = Object.keys(flagWords) as FlagFilter[]
