import { type FormEvent, useState } from 'react'
import { noFilters, type SearchFilters } from './search-filters.ts'

interface FilterDraft {
  values: SearchFilters
  change: (changed: Partial<SearchFilters>) => void
  submit: (event: FormEvent) => void
  clear: () => void
}

/** The filters being edited: results change only with "Apply Filters", or at once with "Clear". */
export const useFilterDraft = (
  applied: SearchFilters,
  apply: (filters: SearchFilters) => void | Promise<void>,
): FilterDraft => {
  const [draft, setDraft] = useState(applied)
  const [origin, setOrigin] = useState(applied)
  // Filters that change elsewhere, by the header's search or by going back, replace the draft.
  if (origin !== applied) {
    setOrigin(applied)
    setDraft(applied)
  }
  return {
    values: draft,
    change: changed => setDraft({ ...draft, ...changed }),
    submit: event => {
      event.preventDefault()
      void apply(draft)
    },
    clear: () => {
      setDraft(noFilters)
      void apply(noFilters)
    },
  }
}
