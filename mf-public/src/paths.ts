/** Every link that this app makes. */
export const paths = {
  home: '/',
  search: '/search',
  searchFor: (location: string) => `/search?${new URLSearchParams({ location })}`,
  property: (id: string) => `/properties/${encodeURIComponent(id)}`,
  auth: '/auth',
  createProperty: '/create-property',
  terms: '/terms',
  privacy: '/privacy',
} as const
