// What the server reads for pages that it draws with their data: no browser loads this file.
import { firstRead } from '@portal/client/call'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { exportEndpoints } from '@portal/contract/auth/export-endpoints'
import { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import { backgroundCheckEndpoints } from '@portal/contract/background-checks/endpoints'
import { calendarEndpoints } from '@portal/contract/calendar/endpoints'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import { mailSettingsEndpoints } from '@portal/contract/notifications/mail-settings-endpoints'
import { propertyEndpoints, searchCards } from '@portal/contract/properties/endpoints'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { tenantProfileEndpoints } from '@portal/contract/tenant-profile/endpoints'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { verificationEndpoints } from '@portal/contract/verifications/endpoints'
import type { FirstRead, PageVisit } from '@portal/shared-ui/platform/app-page'
import { threadsQuery, viewIn } from './messages/threads/threads-view.ts'
import { pageQueryOf } from './search/search-query.ts'
import { readSearch } from './search/use-search-state.ts'

export { personReads } from './account/people/person-reads.ts'

/** The first page of the search in the address. */
export const searchReads = ({ search }: PageVisit): FirstRead[] => [
  firstRead(searchCards, { query: pageQueryOf(readSearch(search)) }),
]

export const propertyReads = ({ params: { id = '' } }: PageVisit): FirstRead[] => [
  firstRead(propertyEndpoints.read, { params: { id } }),
]

/** The account and the tenant's profile. For a landlord the latter is refused, and the browser asks again. */
export const profileReads = (): FirstRead[] => [
  firstRead(authEndpoints.profile),
  firstRead(tenantProfileEndpoints.read),
]

export const documentsReads = (): FirstRead[] => [firstRead(documentEndpoints.list)]

export const verificationReads = (): FirstRead[] => [
  firstRead(verificationEndpoints.list),
  firstRead(backgroundCheckEndpoints.list),
]

export const securityReads = (): FirstRead[] => [
  firstRead(securityEndpoints.emailChange),
  firstRead(securityEndpoints.sessions),
  firstRead(securityEndpoints.activity, { query: {} }),
  firstRead(exportEndpoints.read),
]

export const notificationsReads = (): FirstRead[] => [
  firstRead(mailSettingsEndpoints.read),
  firstRead(calendarEndpoints.link),
]

export const messagesReads = ({ params: { id }, search }: PageVisit): FirstRead[] => [
  firstRead(threadEndpoints.list, { query: threadsQuery(viewIn(search)) }),
  firstRead(threadEndpoints.counts),
  ...(id ? [firstRead(threadEndpoints.messages, { params: { id } })] : []),
]

export const subscriptionReads = (): FirstRead[] => [
  firstRead(subscriptionEndpoints.current),
  firstRead(subscriptionEndpoints.usage),
  firstRead(subscriptionEndpoints.invoices),
]
