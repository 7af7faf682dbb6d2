// The form's sections (spec §2.7), and how far each has come.
import type { OutlineItem } from '@portal/shared-ui/form-outline'
import type { FieldErrors } from 'react-hook-form'
import type { ListingForm } from './listing-form.ts'

type FieldName = keyof ListingForm

interface Section {
  id: string
  label: string
  /** Filled in once these are. */
  asks: readonly FieldName[]
  offers?: readonly FieldName[]
}

export const sections = {
  basics: {
    id: 'basic-information',
    label: 'Basic Information',
    asks: ['title', 'description', 'propertyType'],
  },
  location: {
    id: 'location',
    label: 'Location',
    asks: ['address', 'city', 'state', 'zipCode'],
    offers: ['latitude', 'longitude'],
  },
  details: {
    id: 'property-details',
    label: 'Property Details',
    asks: ['bedrooms', 'bathrooms', 'squareFootage'],
  },
  pricing: {
    id: 'pricing',
    label: 'Pricing and Financial Requirements',
    asks: ['rentAmount', 'availableDate'],
    offers: ['securityDeposit', 'minimumIncome'],
  },
  amenities: { id: 'amenities', label: 'Amenities', asks: ['amenities'] },
  policies: {
    id: 'policies',
    label: 'Property Policies',
    asks: ['petFriendly', 'smokingAllowed', 'requiresBackgroundCheck'],
  },
} as const satisfies Record<string, Section>

const isFilled = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.length > 0
  return value !== undefined && value !== null && !Number.isNaN(value)
}

/** One outline item a section; an error anywhere in it outweighs what is filled in. */
export const outlineOf = (values: Partial<ListingForm>, errors: FieldErrors<ListingForm>): OutlineItem[] =>
  Object.values<Section>(sections).map(({ id, label, asks, offers = [] }) => {
    if ([...asks, ...offers].some(name => errors[name])) return { id, label, state: 'invalid' }
    return { id, label, state: asks.every(name => isFilled(values[name])) ? 'done' : 'open' }
  })
