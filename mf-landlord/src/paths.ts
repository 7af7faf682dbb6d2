/** Every link that this app makes. */
export const paths = {
  home: '/',
  search: '/search',
  myProperties: '/landlord/properties',
  createProperty: '/create-property',
  property: (id: string) => `/properties/${id}`,
} as const
