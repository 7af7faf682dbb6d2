import { type FormEvent, useState } from 'react'
import { noFilters, type SearchFilters } from './search-filters.ts'

interface FilterDraft {
  values: SearchFilters
  change: (changed: Partial<SearchFilters>) => void
  submit: (event: FormEvent) => void
  clear: () => void
}

/** Filters being chosen: nothing happens to the results before "Apply Filters"; "Clear" takes effect at once. */
export const useFilterDraft = (
  applied: SearchFilters,
  apply: (filters: SearchFilters) => void,
): FilterDraft => {
  const [draft, setDraft] = useState(applied)
  const [origin, setOrigin] = useState(applied)
  // Filters that change elsewhere, by the header's search or by going back, take the draft's place.
  if (origin !== applied) {
    setOrigin(applied)
    setDraft(applied)
  }
  return {
    values: draft,
    change: changed => setDraft({ ...draft, ...changed }),
    submit: event => {
      event.preventDefault()
      apply(draft)
    },
    clear: () => {
      setDraft(noFilters)
      apply(noFilters)
    },
  }
}
