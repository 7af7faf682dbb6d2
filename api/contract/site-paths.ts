// Every address of the portal. Apps route and link by it, and notifications point to it, so that none can drift.
// Import it as a whole (`import * as sitePaths`): a bundle then contains only the addresses that it uses.
// A builder that is given `:id` returns the pattern of its pages.

export const home = '/'
export const search = '/search'
export const searchFor = (location: string): string =>
  location ? `${search}?${new URLSearchParams({ location })}` : search
export const property = (id: string): string => `/properties/${id}`

export const auth = '/auth'
/** Signs in and comes back to `next`, a path of this site. */
export const signInFor = (next: string): string => `${auth}?${new URLSearchParams({ next })}`
export const profile = '/profile'
export const pricing = '/pricing'
export const subscription = '/subscription'

export const inquiries = '/inquiries'
export const maintenanceRequests = '/maintenance/requests'

export const createProperty = '/create-property'
export const landlordProperties = '/landlord/properties'
export const landlordInquiries = '/landlord/inquiries'
export const maintenanceManagement = '/maintenance/manage'

export const assistant = '/ai'
/** `tab` is one of the hub's: overview, chat, notifications, reminders, insights. */
export const assistantTab = (tab: string): string => `${assistant}?${new URLSearchParams({ tab })}`

export const terms = '/terms'
export const privacy = '/privacy'
export const cookies = '/cookies'
export const help = '/help'
export const helpWith = (topic: string): string => `${help}/${topic}`
