// What the listing form holds, what it starts with (spec §5), and how it is checked.
import { withoutCode } from '@portal/client/connection-error'
import type { CreatePropertyForm } from '@portal/contract/properties/listing'
import type { Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'

/** What the fields hold. */
export type ListingForm = z.input<typeof CreatePropertyForm>
/** What is sent. */
export type Listing = z.output<typeof CreatePropertyForm>

/** Rejects with a ConnectionError when they do not come: nothing can be sent without them. */
export const loadListingRules = () =>
  import('./listing-rules.ts').catch(() => {
    throw withoutCode('write')
  })

/** Checks what the fields hold. While the rules cannot be loaded nothing is wrong: whoever sends the form loads them first. */
export const checkListing: Resolver<ListingForm, unknown, Listing> = async (...given) => {
  const rules = await loadListingRules().catch(() => null)
  return rules ? rules.checkListing(...given) : { values: {}, errors: {} }
}

/** Today where the person is, as YYYY-MM-DD. */
const today = (): string => {
  const now = new Date()
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`
}

/** The defaults of spec §5. The type of home is left to be chosen. */
export const emptyListing = () =>
  ({
    title: '',
    description: '',
    address: '',
    city: '',
    state: '',
    zipCode: '',
    neighborhood: '',
    latitude: null,
    longitude: null,
    bedrooms: 1,
    bathrooms: 1,
    squareFootage: 500,
    rentAmount: 1000,
    securityDeposit: 1000,
    minimumIncome: 3000,
    availableDate: today(),
    isAvailable: true,
    amenities: [],
    petFriendly: false,
    smokingAllowed: false,
    requiresBackgroundCheck: true,
    visibilityLevel: 'public',
  }) satisfies Partial<ListingForm>

/** What each field is called, in the form's order. */
export const fieldLabels = {
  title: 'Title',
  description: 'Description',
  propertyType: 'Property type',
  address: 'Street address',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP code',
  neighborhood: 'Neighborhood (optional)',
  latitude: 'Latitude',
  longitude: 'Longitude',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  squareFootage: 'Square footage',
  rentAmount: 'Monthly rent',
  securityDeposit: 'Security deposit',
  minimumIncome: 'Minimum monthly income',
  availableDate: 'Available date',
  amenities: 'Amenities',
  petFriendly: 'Pet friendly',
  smokingAllowed: 'Smoking allowed',
  requiresBackgroundCheck: 'Require background check (recommended)',
  isAvailable: 'Available for rent',
  visibilityLevel: 'Show this home in search',
} as const satisfies Partial<Record<keyof ListingForm, string>>
export type FieldName = keyof typeof fieldLabels

/** The keys of a constant object are all the keys that its type names. */
export const fieldNames = Object.keys(fieldLabels) as FieldName[]
