// The form's sections (spec §2.7), and the state of each.
import type { OutlineItem } from '@portal/shared-ui/form-outline'
import type { FieldErrors } from 'react-hook-form'
import type { ListingForm } from './listing-form.ts'

type FieldName = keyof ListingForm

interface Section {
  id: string
  label: string
  /** Required fields. */
  asks: readonly FieldName[]
  /** Optional fields. */
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
    offers: ['neighborhood', 'latitude', 'longitude'],
  },
  details: {
    id: 'property-details',
    label: 'Property Details',
    asks: [],
    offers: ['bedrooms', 'bathrooms', 'squareFootage'],
  },
  pricing: {
    id: 'pricing',
    label: 'Pricing and Financial Requirements',
    asks: ['rentAmount', 'availableDate'],
    offers: ['securityDeposit', 'minimumIncome'],
  },
  amenities: { id: 'amenities', label: 'Amenities', asks: [], offers: ['amenities'] },
  policies: {
    id: 'policies',
    label: 'Property Policies',
    asks: [],
    offers: ['petFriendly', 'smokingAllowed', 'requiresBackgroundCheck'],
  },
} as const satisfies Record<string, Section>

/** The ids of all sections, from top to bottom. */
export const sectionIds: readonly string[] = Object.values(sections).map(({ id }) => id)

const isFilled = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() !== ''
  return value !== undefined && value !== null && !Number.isNaN(value)
}

/**
 * One outline item per section. It is done once it was seen and its required fields are filled in; being filled in is
 * not enough, because most fields are preset. An error in it takes precedence.
 */
export const outlineOf = (
  values: Partial<ListingForm>,
  errors: FieldErrors<ListingForm>,
  seen: ReadonlySet<string>,
): OutlineItem[] =>
  Object.values<Section>(sections).map(({ id, label, asks, offers = [] }) => {
    if ([...asks, ...offers].some(name => errors[name])) return { id, label, state: 'invalid' }
    const isDone = seen.has(id) && asks.every(name => isFilled(values[name]))
    return { id, label, state: isDone ? 'done' : 'open' }
  })
