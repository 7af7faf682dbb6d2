// The numbers that the form began with and that the landlord never looked at.
import type { UseFormReturn } from 'react-hook-form'
import { emptyListing, type Listing, type ListingForm } from '../form/listing-form.ts'

export const inDollars = ['rentAmount', 'securityDeposit', 'minimumIncome'] as const
const counted = ['bedrooms', 'bathrooms', 'squareFootage'] as const
const names = [...inDollars, ...counted]
export type NumberName = (typeof names)[number]

/** The numbers that are still the form's own, in fields that were never focused. */
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

/** What the dialog that asks about them is called. */
export const untouchedTitle = 'List with these values?'
