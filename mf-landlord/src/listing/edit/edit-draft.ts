// Unsaved changes, kept for the tab with the version that they are based on, so that changes by others or in
// another tab are noticed.
import { type DraftPlace, forgetDraft, keepDraft, readDraft } from '@portal/shared-ui/draft'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { ListingDraft } from '../form/listing-draft.ts'
import type { WatchedListing } from '../form/listing-form.ts'
import type { SeenListing } from './listing-changes.ts'

const EditDraft = z.object({
  seen: z.object({ values: z.required(ListingDraft), updatedAt: z.string() }),
  values: ListingDraft,
})

export const editDraftPlace = (personId: string, propertyId: string): DraftPlace => ({
  key: `listing-edit:${personId}:${propertyId}`,
  lasts: 'tab',
})

export const useFoundEditDraft = (place: DraftPlace) =>
  useState(() => readDraft(place, stored => EditDraft.parse(stored)))[0]

/** Stores the changed fields, or removes the draft if there are none. */
export const useKeptEditDraft = (
  place: DraftPlace,
  isChanged: boolean,
  seen: SeenListing,
  values: WatchedListing,
) =>
  useEffect(() => {
    if (isChanged) keepDraft(place, { seen, values })
    else forgetDraft(place)
  })
