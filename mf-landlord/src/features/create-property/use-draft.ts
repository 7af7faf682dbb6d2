// Ties the form to the draft on the device: found when the page opens, kept at every change, forgotten when done.
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { forgetDraft, keepDraft, readDraft } from './listing-draft.ts'
import type { Listing, ListingForm } from './listing-form.ts'

/** The draft as it was when the page opened; later changes do not show here. */
export const useFoundDraft = (personId: string) => useState(() => readDraft(personId))[0]

/** Keeps what the form holds at each change. Answers the function that forgets it. */
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
