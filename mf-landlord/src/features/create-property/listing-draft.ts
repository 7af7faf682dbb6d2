// Keeps what a person has typed on their device until the listing is created: found when the page opens, kept at
// every change, forgotten when done.
import { PropertyType } from '@portal/contract/properties/choices'
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
const ListingDraft = z.partial(
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
  }),
)
type ListingDraft = z.infer<typeof ListingDraft>

const keyOf = (personId: string): string => `listing-draft:${personId}`

/** Storage can be full or switched off; a draft is a convenience, so losing it is not an error. */
const tryStorage = <Value>(use: (storage: Storage) => Value): Value | null => {
  try {
    return use(window.localStorage)
  } catch {
    return null
  }
}

/** The draft that this person left on this device; null when there is none that fits the form. */
const readDraft = (personId: string): ListingDraft | null =>
  tryStorage(storage => ListingDraft.parse(JSON.parse(storage.getItem(keyOf(personId)) ?? 'null')))

const keepDraft = (personId: string, values: object): void => {
  tryStorage(storage => storage.setItem(keyOf(personId), JSON.stringify(values)))
}

const forgetDraft = (personId: string): void => {
  tryStorage(storage => storage.removeItem(keyOf(personId)))
}

/** The draft as it was when the page opened; later changes do not show here. */
export const useFoundDraft = (personId: string) => useState(() => readDraft(personId))[0]

/** Keeps what the form holds at each change. Returns the function that forgets it. */
export const useKeptDraft = (form: UseFormReturn<ListingForm, unknown, Listing>, personId: string) => {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(personId, values),
      }),
    [form, personId],
  )
  return () => forgetDraft(personId)
}
