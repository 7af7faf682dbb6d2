// The form's sections (spec §2.7), and the state of each.
import { fieldNames, fieldOf, type HomeField } from '@portal/contract/properties/home-fields'
import type { OutlineItem } from '@portal/shared-ui/form-outline'
import type { FieldErrors } from 'react-hook-form'
import type { ListingForm, WatchedListing } from './listing-form.ts'

export const sections = {
  basics: { id: 'basic-information', label: 'Basic Information' },
  location: { id: 'location', label: 'Location' },
  details: { id: 'property-details', label: 'Property Details' },
  pricing: { id: 'pricing', label: 'Pricing and Financial Requirements' },
  amenities: { id: 'amenities', label: 'Amenities' },
  photos: { id: 'photos', label: 'Photos' },
  policies: { id: 'policies', label: 'Property Policies' },
} as const satisfies Partial<Record<HomeField['section'], { id: string; label: string }>>

/** The ids of all sections, from top to bottom. */
export const sectionIds: readonly string[] = Object.values(sections).map(({ id }) => id)

const isFilled = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() !== ''
  return value !== undefined && value !== null && !Number.isNaN(value)
}

/**
 * A section is done once it was seen and its required fields are filled in; being filled in is not enough, because
 * most fields are preset. Photos are done once there is one. An error in it takes precedence.
 */
export const outlineOf = (
  values: WatchedListing,
  errors: FieldErrors<ListingForm>,
  seen: ReadonlySet<string>,
): OutlineItem[] =>
  Object.entries(sections).map(([section, { id, label }]) => {
    const names = fieldNames.filter(name => fieldOf(name).section === section)
    if (names.some(name => errors[name])) return { id, label, state: 'invalid' }
    const required = names.filter(name => fieldOf(name).isRequired)
    const isEmpty = id === sections.photos.id && !values.images?.length
    const isDone = seen.has(id) && !isEmpty && required.every(name => isFilled(values[name]))
    return { id, label, state: isDone ? 'done' : 'open' }
  })
