import { namesOf } from '@portal/contract/properties/home-fields'
import type { UseFormReturn } from 'react-hook-form'
import { emptyListing, type Listing, type ListingForm } from '../form/listing-form.ts'

const names = [...namesOf({ kind: 'dollars' }), ...namesOf({ kind: 'number' })]
export type NumberName = (typeof names)[number]

/** Numbers with their preset value, in fields that never had the focus. */
export const untouchedNumbersOf = ({
  getValues,
  getFieldState,
}: Pick<UseFormReturn<ListingForm, unknown, Listing>, 'getValues' | 'getFieldState'>): NumberName[] => {
  const defaults = emptyListing()
  return names.filter(name => {
    const { isTouched, isDirty } = getFieldState(name)
    return !isTouched && !isDirty && getValues(name) === defaults[name]
  })
}
