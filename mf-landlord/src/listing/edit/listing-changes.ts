// The differences between the version that the form started from, the stored one, and the landlord's edits.
import { type FieldName, fieldNames } from '@portal/contract/properties/home-fields'
import type { Property } from '@portal/contract/properties/property'
import { isRecord } from '@portal/contract/values/json'
import { recordOf } from '@portal/contract/values/record-of'
import type { Listing, ListingForm, WatchedListing } from '../form/listing-form.ts'

/** A home's form values, and when it was last changed. */
export interface SeenListing {
  values: ListingForm
  updatedAt: string
}

/** The form needs a date even if the home has none yet. */
export const seenListingOf = (property: Property): SeenListing => {
  const values: Record<FieldName, unknown> = recordOf(fieldNames, name => property[name])
  // The form's values have the types of a home's fields, except for the date.
  return {
    updatedAt: property.updatedAt,
    values: { ...(values as ListingForm), availableDate: property.availableDate ?? '' },
  }
}

/** Amenities are a set, so their order does not matter; neither does that of descriptions. That of photos does. */
const comparable = (name: FieldName, value: unknown): string => {
  if (name === 'amenities' && Array.isArray(value)) return JSON.stringify(value.toSorted())
  return JSON.stringify(isRecord(value) ? Object.entries(value).toSorted() : (value ?? null))
}

export const isSame = (name: FieldName, one: unknown, other: unknown): boolean =>
  comparable(name, one) === comparable(name, other)

type Values = WatchedListing | Listing

/** The fields that differ between two listings, in the form's order. */
export const differencesOf = (one: Values, other: Values): FieldName[] =>
  fieldNames.filter(name => !isSame(name, one[name], other[name]))

export const pick = <Listed extends Values>(listing: Listed, names: readonly FieldName[]): Partial<Listed> =>
  Object.fromEntries(names.map(name => [name, listing[name]])) as Partial<Listed> // keys and values are its own
