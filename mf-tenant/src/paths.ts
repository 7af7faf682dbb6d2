/** Every link that this app makes. */
export const paths = {
  maintenanceRequests: '/maintenance/requests',
  myProperties: '/landlord/properties',
} as const
