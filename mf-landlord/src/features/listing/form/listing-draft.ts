// Keeps what a person has typed on their device until it is sent: found when the page opens, kept at every change,
// forgotten when done.
import { PropertyType } from '@portal/contract/properties/choices'
import { type DraftPlace, forgetDraft, keepDraft, readDraft } from '@portal/shared-ui/draft'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import type { Listing, ListingForm } from './listing-form.ts'

const number = z.nullable(z.number())
/** JSON writes NaN as null; the form's required rent is then left empty. */
const requiredNumber = z.pipe(
  number,
  z.transform(value => value ?? undefined),
)

/** The form's shape without its rules: a draft may be wrong, but it fits the fields. */
export const ListingDraft = z.partial(
  z.object({
    title: z.string(),
    description: z.string(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    zipCode: z.string(),
    latitude: number,
    longitude: number,
    propertyType: PropertyType,
    bedrooms: number,
    bathrooms: number,
    squareFootage: number,
    rentAmount: requiredNumber,
    securityDeposit: number,
    minimumIncome: number,
    availableDate: z.string(),
    amenities: z.array(z.string()),
    petFriendly: z.boolean(),
    smokingAllowed: z.boolean(),
    requiresBackgroundCheck: z.boolean(),
    isAvailable: z.boolean(),
    visibilityLevel: z.enum(['public', 'private']),
  }),
)
type ListingDraft = z.infer<typeof ListingDraft>

/** The draft of a home that is not listed yet. */
const placeOf = (personId: string): DraftPlace => ({ key: `listing-draft:${personId}`, lasts: 'device' })

/** The draft as it was when the page opened; later changes do not show here. */
export const useFoundDraft = (personId: string): ListingDraft | null =>
  useState(() => readDraft(placeOf(personId), stored => ListingDraft.parse(stored)))[0]

/** Keeps what the form holds at each change. Returns the function that forgets it. */
export const useKeptDraft = (form: UseFormReturn<ListingForm, unknown, Listing>, personId: string) => {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(placeOf(personId), values),
      }),
    [form, personId],
  )
  return () => forgetDraft(placeOf(personId))
}
