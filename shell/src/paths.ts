// Every link that the header and the footer make.
export const paths = {
  home: '/',
  signIn: '/auth',
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
