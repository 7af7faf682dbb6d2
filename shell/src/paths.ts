// Every link that the header and the footer make.
export const paths = {
  home: '/',
  signIn: '/auth',
  /** To sign in at, and to come back from to where the person wanted to go. */
  signInAndReturnTo: (next: string) => `/auth?next=${encodeURIComponent(next)}`,
  pricing: '/pricing',
  subscription: '/subscription',
  profile: '/profile',
  assistant: '/ai',
  notifications: '/ai?tab=notifications',
  search: '/search',
  searchFor: (location: string) =>
    location ? `/search?location=${encodeURIComponent(location)}` : '/search',
  createProperty: '/create-property',
  landlordProperties: '/landlord/properties',
  maintenanceRequests: '/maintenance/requests',
  maintenanceManagement: '/maintenance/manage',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  help: '/help',
} as const
