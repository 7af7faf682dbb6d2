// Preset numbers that the landlord never looked at.
import type { UseFormReturn } from 'react-hook-form'
import { emptyListing, type Listing, type ListingForm } from '../form/listing-form.ts'

export const inDollars = ['rentAmount', 'securityDeposit', 'minimumIncome'] as const
const counted = ['bedrooms', 'bathrooms', 'squareFootage'] as const
const names = [...inDollars, ...counted]
export type NumberName = (typeof names)[number]

/** Numbers with their preset value, in fields that never had the focus. */
export const untouchedNumbersOf = ({
  getValues,
  getFieldState,
}: Pick<UseFormReturn<ListingForm, unknown, Listing>, 'getValues' | 'getFieldState'>): NumberName[] => {
  const given = emptyListing()
  return names.filter(name => {
    const { isTouched, isDirty } = getFieldState(name)
    return !isTouched && !isDirty && getValues(name) === given[name]
  })
}
