// The differences between the version that the form started from, the stored one, and the landlord's edits.
import type { Property } from '@portal/contract/properties/property'
import { type FieldName, fieldNames, type Listing, type ListingForm } from '../form/listing-form.ts'

/** A home's form values, and when it was last changed. */
export interface SeenListing {
  values: ListingForm
  updatedAt: string
}

/** The form needs a date even if the home has none yet. */
export const seenListingOf = ({ updatedAt, availableDate, ...property }: Property): SeenListing => {
  const values = Object.fromEntries(fieldNames.map(name => [name, Reflect.get(property, name)]))
  // The field names are also names of a home's fields, which have the same types except for the date.
  return {
    updatedAt,
    values: { ...(values as Omit<ListingForm, 'availableDate'>), availableDate: availableDate ?? '' },
  }
}

/** Amenities are a set, so their order does not matter. */
const comparable = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? value.toSorted() : (value ?? null))

export const isSame = (one: unknown, other: unknown): boolean => comparable(one) === comparable(other)

type Values = Partial<ListingForm> | Listing

/** The fields that differ between two listings, in the form's order. */
export const differencesOf = (one: Values, other: Values): FieldName[] =>
  fieldNames.filter(name => !isSame(one[name], other[name]))

/** Only these fields of a listing. */
export const pick = <Given extends Values>(given: Given, names: readonly FieldName[]): Partial<Given> =>
  Object.fromEntries(names.map(name => [name, given[name]])) as Partial<Given> // keys and values are its own
