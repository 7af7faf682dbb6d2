// What differs between a home as it was seen, as it is now, and as its landlord typed it.
import type { Property } from '@portal/contract/properties/property'
import { type FieldName, fieldNames, type Listing, type ListingForm } from '../form/listing-form.ts'

/** A home as the form shows it, and the moment of its last change. */
export interface SeenListing {
  values: ListingForm
  updatedAt: string
}

/** The form asks for a date even where the home has none yet. */
export const seenListingOf = ({ updatedAt, availableDate, ...property }: Property): SeenListing => {
  const values = Object.fromEntries(fieldNames.map(name => [name, Reflect.get(property, name)]))
  // The fields' names are a home's too, and but for the date they have its types.
  return {
    updatedAt,
    values: { ...(values as Omit<ListingForm, 'availableDate'>), availableDate: availableDate ?? '' },
  }
}

/** Amenities are a set: their order is not a difference. */
const comparable = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? value.toSorted() : (value ?? null))

export const isSame = (one: unknown, other: unknown): boolean => comparable(one) === comparable(other)

type Values = Partial<ListingForm> | Listing

/** The fields in which two listings differ, in the form's order. */
export const differencesOf = (one: Values, other: Values): FieldName[] =>
  fieldNames.filter(name => !isSame(one[name], other[name]))

/** Only those fields of a listing. */
export const pick = <Given extends Values>(given: Given, names: readonly FieldName[]): Partial<Given> =>
  Object.fromEntries(names.map(name => [name, given[name]])) as Partial<Given> // keys and values are its own
