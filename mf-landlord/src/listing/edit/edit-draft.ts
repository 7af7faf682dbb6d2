// Unsaved changes of a home, kept in their tab with what they were made from, so that a change of others, or of another tab, is
// noticed.
import { type DraftPlace, forgetDraft, keepDraft, readDraft } from '@portal/shared-ui/draft'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { ListingDraft } from '../form/listing-draft.ts'
import type { ListingForm } from '../form/listing-form.ts'
import type { SeenListing } from './listing-changes.ts'

const EditDraft = z.object({
  seen: z.object({ values: z.required(ListingDraft), updatedAt: z.string() }),
  values: ListingDraft,
})

export const editDraftPlace = (personId: string, propertyId: string): DraftPlace => ({
  key: `listing-edit:${personId}:${propertyId}`,
  lasts: 'tab',
})

/** The draft as it was when the page opened. */
export const useFoundEditDraft = (place: DraftPlace) =>
  useState(() => readDraft(place, stored => EditDraft.parse(stored)))[0]

/** Keeps what differs from what was seen, and nothing where nothing does. */
export const useKeptEditDraft = (
  place: DraftPlace,
  isChanged: boolean,
  seen: SeenListing,
  values: Partial<ListingForm>,
) =>
  useEffect(() => {
    if (isChanged) keepDraft(place, { seen, values })
    else forgetDraft(place)
  })
