// Every address of the portal. Apps route and link with these, and notifications point to them, so that none can drift.
// Import it as a whole (`import * as sitePaths`): a bundle then contains only the addresses that it uses.
// With `:id`, a builder returns the pattern of its pages.

export const home = '/'
export const search = '/search'
export const searchFor = (location: string): string =>
  location ? `${search}?${new URLSearchParams({ location })}` : search
/** The target of a search form without script, with the typed line as `q`: it redirects to the search that the line means. */
export const find = '/find'
export const property = (id: string): string => `/properties/${id}`

export const auth = '/auth'
/** Signs in and returns to `next`, a path of this site. */
export const signInFor = (next: string): string => `${auth}?${new URLSearchParams({ next })}`
export const forgotPassword = '/auth/forgot'
/** Mails lead to these, with a token in the fragment. */
export const resetPassword = '/auth/reset'
export const confirmEmail = '/auth/confirm'
export const keepEmail = '/auth/keep'
export const unsubscribe = '/unsubscribe'
export const confirmNewsletter = '/newsletter/confirm'
export const profile = '/profile'
export const security = '/profile/security'
export const documents = '/profile/documents'
export const notificationSettings = '/profile/notifications'
export const sharing = '/profile/sharing'
export const pricing = '/pricing'
export const subscription = '/subscription'

/** The return address from the payment provider after a purchase; `billing` is monthly or yearly. */
export const checkoutDone = (plan: string, billing: string): string =>
  `${subscription}?${new URLSearchParams({ checkout: 'done', plan, billing })}`
/** The return address without a purchase. */
export const checkoutLeft = (plan: string, billing: string): string =>
  `${pricing}?${new URLSearchParams({ checkout: 'left', plan, billing })}`

export const people = (id: string): string => `/people/${id}`

export const messages = '/messages'
/** One conversation. */
export const conversation = (id: string): string => `${messages}/${id}`
/** Opens the conversation about a home, or begins it. */
export const messagesAbout = (propertyId: string): string =>
  `${messages}?${new URLSearchParams({ home: propertyId })}`
/** Opens the conversation with a person, or asks which. */
export const messagesWith = (personId: string): string =>
  `${messages}?${new URLSearchParams({ person: personId })}`

export const saved = '/saved'
/** `tab` is one of the page's: homes, searches, viewed. */
export const savedTab = (tab: string): string => `${saved}?${new URLSearchParams({ tab })}`
export const inquiries = '/inquiries'
/** Opens one of the tenant's inquiries. */
export const inquiry = (id: string): string => `${inquiries}?${new URLSearchParams({ inquiry: id })}`
export const applications = '/applications'
export const application = (id: string): string => `${applications}/${id}`
export const newApplication = '/applications/new'
/** Applies for a home. */
export const applyFor = (propertyId: string): string =>
  `${newApplication}?${new URLSearchParams({ home: propertyId })}`
export const maintenanceRequests = '/maintenance/requests'
/** The form for a new one. */
export const newMaintenanceRequest = `${maintenanceRequests}?new`
/** Opens one of the tenant's requests. */
export const maintenanceRequest = (id: string): string =>
  `${maintenanceRequests}?${new URLSearchParams({ request: id })}`

/** Where a tenant lives, lived and is offered to live. */
export const tenancies = '/tenancies'
export const tenancy = (id: string): string => `${tenancies}/${id}`

export const createProperty = '/create-property'
export const landlordProperties = '/landlord/properties'
/** One of a landlord's homes, with everything about it. */
export const landlordProperty = (id: string): string => `${landlordProperties}/${id}`
export const editProperty = (id: string): string => `${landlordProperties}/${id}/edit`
export const landlordInquiries = '/landlord/inquiries'
/** Opens one of the inquiries that a landlord received. */
export const landlordInquiry = (id: string): string =>
  `${landlordInquiries}?${new URLSearchParams({ inquiry: id })}`
/** The inquiries about one of a landlord's homes. */
export const landlordInquiriesAbout = (propertyId: string): string =>
  `${landlordInquiries}?${new URLSearchParams({ property: propertyId })}`
export const landlordApplications = '/landlord/applications'
export const landlordApplication = (id: string): string => `${landlordApplications}/${id}`
/** The applications for one of a landlord's homes. */
export const landlordApplicationsFor = (propertyId: string): string =>
  `${landlordApplications}?${new URLSearchParams({ property: propertyId })}`
export const maintenanceManagement = '/maintenance/manage'
/** The requests for one of a landlord's homes. */
export const maintenanceOf = (propertyId: string): string =>
  `${maintenanceManagement}?${new URLSearchParams({ property: propertyId })}`
/** The urgent requests for a landlord's homes. */
export const urgentMaintenance = `${maintenanceManagement}?tab=urgent`
/** Opens one of the requests for a landlord's homes. */
export const maintenanceToManage = (id: string): string =>
  `${maintenanceManagement}?${new URLSearchParams({ request: id })}`

export const assistant = '/ai'
/** `tab` is one of the hub's: overview, chat, notifications, reminders, insights. */
export const assistantTab = (tab: string): string => `${assistant}?${new URLSearchParams({ tab })}`

export const terms = '/terms'
export const privacy = '/privacy'
export const cookies = '/cookies'
export const help = '/help'
export const helpWith = (topic: string): string => `${help}/${topic}`
