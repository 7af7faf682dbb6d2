// The listing form's values, its defaults (spec §5), and its validation.
import { withoutCode } from '@portal/client/connection-error'
import type { CreatePropertyForm } from '@portal/contract/properties/listing'
import { todayIn } from '@portal/shared-ui/local-moment'
import type { Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { DateGiven } from './listing-rules.ts'

/** The form's values. */
export type ListingForm = z.input<typeof CreatePropertyForm>
/** The request body. */
export type Listing = z.output<typeof CreatePropertyForm>

/** Rejects with a ConnectionError if they cannot be loaded: nothing can be sent without them. */
export const loadListingRules = () =>
  import('./listing-rules.ts').catch(() => {
    throw withoutCode('write')
  })

/** Validates the form. If the rules cannot be loaded, nothing is invalid, because sending loads them first. */
export const checkListing =
  (date: DateGiven): Resolver<ListingForm, unknown, Listing> =>
  async (...given) => {
    const rules = await loadListingRules().catch(() => null)
    return rules ? rules.checkListing(date)(...given) : { values: {}, errors: {} }
  }

/** The defaults of spec §5. The type of home has none. */
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
    availableDate: todayIn(),
    isAvailable: true,
    amenities: [],
    petFriendly: false,
    smokingAllowed: false,
    requiresBackgroundCheck: true,
    visibilityLevel: 'public',
  }) satisfies Partial<ListingForm>

/** The fields' labels, in the form's order. */
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

/** A constant object has exactly the keys that its type names. */
export const fieldNames = Object.keys(fieldLabels) as FieldName[]
