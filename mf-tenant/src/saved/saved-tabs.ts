/** The page's tabs by their names in the address; without a name, the first one. */
export const savedTabs = [
  { value: 'homes', label: 'Homes' },
  { value: 'searches', label: 'Searches' },
  { value: 'viewed', label: 'Recently viewed' },
] as const
export type SavedTab = (typeof savedTabs)[number]['value']

export const savedTabIn = (search: URLSearchParams): SavedTab =>
  savedTabs.find(({ value }) => value === search.get('tab'))?.value ?? 'homes'
