// What an export has of each table that leads to a person. A test fails for tables that are missing here.

import type { TenancySide } from '@portal/contract/tenancies/lifecycle'
import { and, type Column, eq, getTableColumns, not, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { applications } from '../../../schema/applications.ts'
import { aiContentLogs, aiConversations, aiMessages } from '../../../schema/assistant.ts'
import { calendarLinks } from '../../../schema/calendar-links.ts'
import { clientReports } from '../../../schema/client-reports.ts'
import { clientRequests } from '../../../schema/client-requests.ts'
import { consentReads, userConsents, userInteractions } from '../../../schema/consents.ts'
import { dataExports, documents, isPaper } from '../../../schema/documents.ts'
import { propertyInquiries } from '../../../schema/inquiries.ts'
import { aiInsights, insightRefreshes } from '../../../schema/insights.ts'
import { outgoingMails } from '../../../schema/mail.ts'
import { maintenanceRequests, maintenanceRequestUpdates } from '../../../schema/maintenance.ts'
import { modelBudgets, modelReservations } from '../../../schema/model-budgets.ts'
import { newsletterCopies, newsletterSubscribers } from '../../../schema/newsletter.ts'
import { aiNotifications } from '../../../schema/notifications.ts'
import { hasAddressOf, tenantProfiles, users } from '../../../schema/people.ts'
import { photos, photoUses, picturesElsewhere } from '../../../schema/photos.ts'
import { favorites, properties } from '../../../schema/properties.ts'
import { landlordRatings } from '../../../schema/ratings.ts'
import { aiReminders } from '../../../schema/reminders.ts'
import { homeAlerts, savedSearches } from '../../../schema/saved-searches.ts'
import { accountLinks, knownBrowsers, securityEvents, sessions } from '../../../schema/sessions.ts'
import { billingFindings, payments, userSubscriptions, webhookEvents } from '../../../schema/subscriptions.ts'
import { isTenantKnown, tenancies } from '../../../schema/tenancies.ts'
import { threadMessages, threadReads, threads } from '../../../schema/threads.ts'
import { biometricVerifications, locationVerifications } from '../../../schema/verification.ts'
import { contentViolations, platformWarnings } from '../../../schema/warnings.ts'

type Person = typeof users.$inferSelect

interface Part {
  isTheirs: (person: Person) => SQL | undefined
  /** Columns that are secret, that another person wrote, or that mean something to the portal alone. */
  without: readonly Column[]
}

type TableExport = { parts: readonly Part[] } | { why: string }

const part = (owner: Column | Part['isTheirs'], ...without: Column[]): Part => ({
  isTheirs: typeof owner === 'function' ? owner : ({ id }) => eq(owner, id),
  without,
})

const rows = (table: PgTable, ...parts: Part[]): [PgTable, TableExport] => [table, { parts }]

const none = (table: PgTable, why: string): [PgTable, TableExport] => [table, { why }]

/** The condition of rows whose parent meets another one. */
const belongsTo = (column: Column, parent: PgTable, parentId: Column, isTheirs: SQL | undefined): SQL =>
  sql`${column} in (select ${parentId} from ${parent} where ${isTheirs})`

const isInTheirHome = (column: Column, { id }: Person): SQL =>
  belongsTo(column, properties, properties.id, eq(properties.landlordId, id))

const isNoticeBy = (side: TenancySide): SQL => sql`(${tenancies.noticeBy} is not distinct from ${side})`

export const exported: ReadonlyMap<PgTable, TableExport> = new Map([
  rows(users, part(users.id, users.passwordHash, users.closing, users.changedAt)),
  rows(tenantProfiles, part(tenantProfiles.userId, tenantProfiles.changedAt)),
  rows(properties, part(properties.landlordId, properties.changedAt)),
  rows(photos, part(photos.ownerId, photos.storageKey)),
  none(photoUses, 'homes, requests and the profile name their photos'),
  rows(picturesElsewhere, part(picturesElsewhere.userId)),
  rows(
    documents,
    part(({ id }) => and(eq(documents.ownerId, id), isPaper), documents.storageKey, documents.parts),
  ),
  rows(dataExports, part(dataExports.userId, dataExports.dueAt, dataExports.attempts)),
  rows(
    tenancies,
    // The reason of a notice is in the export of the side that gave it.
    part(
      ({ id }) => and(eq(tenancies.tenantId, id), isNoticeBy('tenant')),
      tenancies.lapseToldAt,
      tenancies.endToldAt,
    ),
    part(
      ({ id }) => and(eq(tenancies.tenantId, id), not(isNoticeBy('tenant'))),
      tenancies.noticeReason,
      tenancies.lapseToldAt,
      tenancies.endToldAt,
    ),
    part(
      person => and(isInTheirHome(tenancies.propertyId, person), isTenantKnown, isNoticeBy('landlord')),
      tenancies.moveInNote,
      tenancies.moveInPhotos,
      tenancies.lapseToldAt,
      tenancies.endToldAt,
    ),
    part(
      person => and(isInTheirHome(tenancies.propertyId, person), isTenantKnown, not(isNoticeBy('landlord'))),
      tenancies.noticeReason,
      tenancies.moveInNote,
      tenancies.moveInPhotos,
      tenancies.lapseToldAt,
      tenancies.endToldAt,
    ),
    // Until the invited person agrees, the landlord does not learn who has the address.
    part(
      person => and(isInTheirHome(tenancies.propertyId, person), not(isTenantKnown)),
      tenancies.tenantId,
      tenancies.noticeReason,
      tenancies.moveInNote,
      tenancies.moveInPhotos,
      tenancies.lapseToldAt,
      tenancies.endToldAt,
    ),
  ),
  rows(
    landlordRatings,
    part(landlordRatings.authorId, landlordRatings.answer),
    part(
      landlordRatings.landlordId,
      landlordRatings.authorId,
      landlordRatings.tenancyId,
      landlordRatings.text,
    ),
  ),
  rows(
    propertyInquiries,
    part(propertyInquiries.tenantId, propertyInquiries.responseMessage, propertyInquiries.earlierResponses),
    part(propertyInquiries.landlordId, propertyInquiries.message),
  ),
  rows(threads, part(threads.tenantId), part(threads.landlordId)),
  rows(threadMessages, part(threadMessages.senderId)),
  rows(threadReads, part(threadReads.userId)),
  rows(
    applications,
    // The household is the landlord's word.
    part(
      applications.tenantId,
      applications.declineMessage,
      applications.declinedFor,
      applications.householdId,
      applications.endToldAt,
    ),
    part(applications.landlordId, applications.message, applications.endToldAt),
  ),
  rows(
    maintenanceRequests,
    part(
      maintenanceRequests.tenantId,
      maintenanceRequests.landlordNotes,
      maintenanceRequests.estimatedCost,
      maintenanceRequests.actualCost,
      maintenanceRequests.changedAt,
    ),
    part(
      maintenanceRequests.landlordId,
      maintenanceRequests.title,
      maintenanceRequests.description,
      maintenanceRequests.images,
      maintenanceRequests.tenantNotes,
      maintenanceRequests.changedAt,
    ),
  ),
  rows(maintenanceRequestUpdates, part(maintenanceRequestUpdates.userId)),
  rows(userInteractions, part(userInteractions.initiatorId)),
  // Either of the two could write the purpose.
  rows(
    userConsents,
    part(userConsents.ownerId, userConsents.purpose),
    part(userConsents.requesterId, userConsents.purpose),
  ),
  rows(
    consentReads,
    part(({ id }) =>
      or(
        eq(consentReads.readerId, id),
        belongsTo(consentReads.consentId, userConsents, userConsents.id, eq(userConsents.ownerId, id)),
      ),
    ),
  ),
  rows(favorites, part(favorites.userId)),
  rows(savedSearches, part(savedSearches.userId, savedSearches.words, savedSearches.changedAt)),
  rows(homeAlerts, part(homeAlerts.userId)),
  rows(aiReminders, part(aiReminders.userId)),
  rows(aiInsights, part(aiInsights.userId)),
  none(insightRefreshes, 'when insights were last computed'),
  // A notification quotes what its cause says.
  rows(aiNotifications, part(aiNotifications.userId, aiNotifications.message, aiNotifications.metadata)),
  rows(aiConversations, part(aiConversations.userId, aiConversations.context)),
  rows(
    aiMessages,
    part(
      ({ id }) =>
        belongsTo(
          aiMessages.conversationId,
          aiConversations,
          aiConversations.id,
          eq(aiConversations.userId, id),
        ),
      aiMessages.metadata,
    ),
  ),
  // A prompt quotes what the portal read for the person, such as messages of others.
  rows(
    aiContentLogs,
    part(aiContentLogs.userId, aiContentLogs.prompt, aiContentLogs.response, aiContentLogs.metadata),
  ),
  rows(
    modelBudgets,
    part(({ id }) => eq(modelBudgets.subject, `person:${id}`)),
  ),
  none(modelReservations, 'names a person by id alone, for minutes'),
  rows(
    newsletterSubscribers,
    part(person => hasAddressOf(newsletterSubscribers.email, person)),
  ),
  none(newsletterCopies, 'which newsletters were sent to whoever subscribed'),
  // A mail names who and which home.
  rows(outgoingMails, part(outgoingMails.userId, outgoingMails.content, outgoingMails.linkId)),
  rows(userSubscriptions, part(userSubscriptions.userId)),
  rows(payments, part(payments.userId)),
  rows(billingFindings, part(billingFindings.userId)),
  none(webhookEvents, 'what the payment provider said, which plans and payments show'),
  rows(platformWarnings, part(platformWarnings.userId)),
  rows(contentViolations, part(contentViolations.userId, contentViolations.reviewedBy)),
  rows(biometricVerifications, part(biometricVerifications.userId)),
  rows(locationVerifications, part(locationVerifications.userId)),
  rows(sessions, part(sessions.userId, sessions.tokenHash)),
  rows(knownBrowsers, part(knownBrowsers.userId, knownBrowsers.tokenHash)),
  rows(calendarLinks, part(calendarLinks.userId, calendarLinks.tokenHash)),
  rows(accountLinks, part(accountLinks.userId, accountLinks.tokenHash)),
  rows(securityEvents, part(securityEvents.userId, securityEvents.eventData)),
  rows(clientReports, part(clientReports.personId)),
  none(clientRequests, 'hashes of requests, so that none does something twice'),
])

/** JSON texts under `row`. */
export const rowsOf = (person: Person, table: PgTable, { isTheirs, without }: Part): SQL => {
  const columns = Object.values(getTableColumns(table)).filter(
    column => column.generated === undefined && !without.includes(column),
  )
  const listed = sql.join(
    columns.map(column => sql`${column}`),
    sql`, `,
  )
  return sql`select row_to_json(own)::text as row from (select ${listed} from ${table} where ${isTheirs(person)}) as own`
}
