import * as z from 'zod/mini'
import { PropertyFilters } from '../properties/search.ts'
import { withNeutral } from '../values/neutral.ts'
import { id, requiredText, timestamp } from '../values/text.ts'
import { maxSearchNameLength, unnamedSearch } from './search-words.ts'

/** For one person. */
export const maxSavedSearches = 25

/** Counted at most. */
export const maxNewHomes = 99

/** Instantly, at 8 AM in the search's place, or never. */
export const SearchAlert = withNeutral(z.enum(['instant', 'daily', 'never']), 'never')
export type SearchAlert = z.infer<typeof SearchAlert>

export const SaveSearch = z.object({
  /** Only its owner reads it. */
  name: requiredText(maxSearchNameLength, unnamedSearch),
  filters: PropertyFilters,
  alert: SearchAlert,
})

export const UpdateSavedSearch = z.object({
  ...z.partial(SaveSearch).shape,
  /** Marks the homes found so far as seen. */
  seen: z.optional(z.literal(true)),
})

export const SavedSearch = z.object({
  id,
  name: z.string(),
  /** Combinations were checked when it was saved. */
  filters: z.object(PropertyFilters.shape),
  alert: SearchAlert,
  /** Since it was last opened; `maxNewHomes` means at least that many. */
  newCount: z.int(),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type SavedSearch = z.infer<typeof SavedSearch>
