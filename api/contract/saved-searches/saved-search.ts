// Searches that a person keeps, and is told of new homes by.
import * as z from 'zod/mini'
import { PropertyFilters } from '../properties/search.ts'
import { withNeutral } from '../values/neutral.ts'
import { id, requiredText, timestamp } from '../values/text.ts'
import { longestSearchName, unnamedSearch } from './search-words.ts'

/** How many searches one person may keep. */
export const mostSavedSearches = 25

/** New homes are counted up to this many. */
export const mostNewHomes = 99

/** When a person hears of a new home: at once, at 8 in the morning of the search's place, or never. */
export const SearchAlert = withNeutral(z.enum(['instant', 'daily', 'never']), 'never')
export type SearchAlert = z.infer<typeof SearchAlert>

export const SaveSearch = z.object({
  /** Only its owner reads it. */
  name: requiredText(longestSearchName, unnamedSearch),
  filters: PropertyFilters,
  alert: SearchAlert,
})

export const UpdateSavedSearch = z.object({
  ...z.partial(SaveSearch).shape,
  /** The homes found until now are not new anymore. */
  seen: z.optional(z.literal(true)),
})

export const SavedSearch = z.object({
  id,
  name: z.string(),
  /** As they were saved; what goes together was checked then. */
  filters: z.object(PropertyFilters.shape),
  alert: SearchAlert,
  /** Homes listed since the search was last opened; `mostNewHomes` means that many or more. */
  newCount: z.int(),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type SavedSearch = z.infer<typeof SavedSearch>
