// Apps route and link with these, and notifications point to them. Import it as a whole (`import * as sitePaths`),
// so that a bundle contains only what it uses. With `:id`, a builder returns its pages' pattern.

export const home = '/'
export const search = '/search'
export const searchFor = (location: string): string =>
  location ? `${search}?${new URLSearchParams({ location })}` : search
/** For a search form without script, with the typed line as `q`: redirects to the search that it means. */
export const find = '/find'
export const property = (id: string): string => `/properties/${id}`

export const auth = '/auth'
/** Returns to `next`, a path of this site. */
export const signInFor = (next: string): string => `${auth}?${new URLSearchParams({ next })}`
/** Opens Sign Up; returns to `next`, too. */
export const signUpFor = (next: string): string => `${signInFor(next)}&tab=register`
export const forgotPassword = '/auth/forgot'
/** Linked from mails, with a token in the fragment. */
export const resetPassword = '/auth/reset'
export const confirmEmail = '/auth/confirm'
export const keepEmail = '/auth/keep'
export const unsubscribe = '/unsubscribe'
export const confirmNewsletter = '/newsletter/confirm'
export const profile = '/profile'
export const security = '/profile/security'
export const profileVerification = '/profile/verification'
/** After a visit to the provider's page. */
export const identityChecked = `${profileVerification}?checked`
export const documents = '/profile/documents'
export const notificationSettings = '/profile/notifications'
export const sharing = '/profile/sharing'
export const standing = '/profile/standing'
export const pricing = '/pricing'
export const subscription = '/subscription'

/** After a purchase; `billing` is monthly or yearly. */
export const checkoutDone = (plan: string, billing: string): string =>
  `${subscription}?${new URLSearchParams({ checkout: 'done', plan, billing })}`
/** Without a purchase. */
export const checkoutLeft = (plan: string, billing: string): string =>
  `${pricing}?${new URLSearchParams({ checkout: 'left', plan, billing })}`

export const people = (id: string): string => `/people/${id}`

export const messages = '/messages'
export const conversation = (id: string): string => `${messages}/${id}`
/** Opens it, or begins it. */
export const messagesAbout = (propertyId: string): string =>
  `${messages}?${new URLSearchParams({ home: propertyId })}`
/** Opens it, or asks which. */
export const messagesWith = (personId: string): string =>
  `${messages}?${new URLSearchParams({ person: personId })}`

export const saved = '/saved'
/** homes, searches or viewed. */
export const savedTab = (tab: string): string => `${saved}?${new URLSearchParams({ tab })}`
export const inquiries = '/inquiries'
export const inquiry = (id: string): string => `${inquiries}?${new URLSearchParams({ inquiry: id })}`
export const applications = '/applications'
export const application = (id: string): string => `${applications}/${id}`
export const newApplication = '/applications/new'
export const applyFor = (propertyId: string): string =>
  `${newApplication}?${new URLSearchParams({ home: propertyId })}`
export const maintenanceRequests = '/maintenance/requests'
export const newMaintenanceRequest = `${maintenanceRequests}?new`
export const maintenanceRequest = (id: string): string =>
  `${maintenanceRequests}?${new URLSearchParams({ request: id })}`

export const tenancies = '/tenancies'
export const tenancy = (id: string): string => `${tenancies}/${id}`

export const createProperty = '/create-property'
export const landlordProperties = '/landlord/properties'
export const landlordProperty = (id: string): string => `${landlordProperties}/${id}`
export const editProperty = (id: string): string => `${landlordProperties}/${id}/edit`
export const landlordInquiries = '/landlord/inquiries'
export const landlordInquiry = (id: string): string =>
  `${landlordInquiries}?${new URLSearchParams({ inquiry: id })}`
export const landlordInquiriesAbout = (propertyId: string): string =>
  `${landlordInquiries}?${new URLSearchParams({ property: propertyId })}`
export const landlordApplications = '/landlord/applications'
export const landlordApplication = (id: string): string => `${landlordApplications}/${id}`
export const compareApplications = `${landlordApplications}/compare`
export const compareApplicationsFor = (propertyId: string): string =>
  `${compareApplications}?${new URLSearchParams({ property: propertyId })}`
export const landlordApplicationsFor = (propertyId: string): string =>
  `${landlordApplications}?${new URLSearchParams({ property: propertyId })}`
export const maintenanceManagement = '/maintenance/manage'
export const maintenanceOf = (propertyId: string): string =>
  `${maintenanceManagement}?${new URLSearchParams({ property: propertyId })}`
export const urgentMaintenance = `${maintenanceManagement}?tab=urgent`
/** For the person who does the work, with a token in the fragment. */
export const vendor = '/vendor'
export const maintenanceToManage = (id: string): string =>
  `${maintenanceManagement}?${new URLSearchParams({ request: id })}`

export const assistant = '/ai'
/** overview, chat, notifications, reminders or insights. */
export const assistantTab = (tab: string): string => `${assistant}?${new URLSearchParams({ tab })}`

export const admin = '/admin'
export const adminViolation = (id: string): string => `${admin}/violations/${id}`
export const adminPeople = `${admin}/people`
export const adminPerson = (id: string): string => `${adminPeople}/${id}`
export const adminProperties = `${admin}/properties`
export const adminProperty = (id: string): string => `${adminProperties}/${id}`
export const adminVerifications = `${admin}/verifications`
export const adminPayments = `${admin}/payments`
/** Which version of each app is live: the shell's own page, for administrators. */
export const apps = '/__apps'

export const terms = '/terms'
export const privacy = '/privacy'
export const cookies = '/cookies'
export const help = '/help'
export const helpWith = (topic: string): string => `${help}/${topic}`
