/** What the page shows one at a time, as its address names it; the first without a name. */
export const savedTabs = [
  { value: 'homes', label: 'Homes' },
  { value: 'searches', label: 'Searches' },
  { value: 'viewed', label: 'Recently viewed' },
] as const
export type SavedTab = (typeof savedTabs)[number]['value']

export const savedTabIn = (search: URLSearchParams): SavedTab =>
  savedTabs.find(({ value }) => value === search.get('tab'))?.value ?? 'homes'
