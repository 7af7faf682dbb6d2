// One record for each table: how long its rows are kept, what an export has of them, and what the end of an account does with them.
// Tests fail for tables without one.
import { keptForDays } from '@portal/contract/kept-for'
import type { TenancySide } from '@portal/contract/tenancies/lifecycle'
import {
  and,
  type Column,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  not,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { aiContentLogs, aiConversations, aiMessages } from './assistant.ts'
import { backgroundChecks } from './background-checks.ts'
import { calendarLinks } from './calendar-links.ts'
import { clientReports } from './client-reports.ts'
import { clientRequests } from './client-requests.ts'
import { consentReads, userConsents, userInteractions } from './consents.ts'
import { dataExports, documents, isPaper } from './documents.ts'
import { propertyInquiries } from './inquiries.ts'
import { aiInsights, insightRefreshes } from './insights.ts'
import { outgoingMails } from './mail.ts'
import { maintenanceRequests, maintenanceRequestUpdates, maintenanceVendorLinks } from './maintenance.ts'
import { modelBudgets, modelReservations, reservationLifetime } from './model-budgets.ts'
import { newsletterCopies, newsletterIssues, newsletterSubscribers } from './newsletter.ts'
import { aiNotifications } from './notifications.ts'
import { objectStores } from './object-stores.ts'
import { hasAddressOf, tenantProfiles, users } from './people.ts'
import { photos, photoUses, picturesElsewhere } from './photos.ts'
import { homeChanges, homeCounts, mapCells, places } from './places.ts'
import { favorites, isGone, properties } from './properties.ts'
import { landlordRatings } from './ratings.ts'
import { aiReminders } from './reminders.ts'
import { homeAlerts, savedSearches } from './saved-searches.ts'
import { searchHomes, searchPlaces } from './search.ts'
import {
  accountLinks,
  isSessionOver,
  knownBrowsers,
  passkeys,
  rateLimits,
  secondFactors,
  securityEvents,
  sessions,
} from './sessions.ts'
import {
  billingFindings,
  payments,
  subscriptionPlans,
  userSubscriptions,
  webhookEvents,
} from './subscriptions.ts'
import { isTenantKnown, tenancies } from './tenancies.ts'
import { savedReplies, threadMessages, threadReads, threads } from './threads.ts'
import { biometricVerifications, locationVerifications, verificationReviews } from './verification.ts'
import { adminActs, contentViolations, finderOf, platformWarnings } from './warnings.ts'

export type Person = typeof users.$inferSelect

type RowsOf = (person: Person) => SQL | undefined

interface Expiration {
  /** Rows that housekeeping deletes; several conditions if each has its own index. */
  isOver: SQL | undefined | readonly (SQL | undefined)[]
  /** If deleting a row deletes much else. */
  atOnce?: number
}

export interface ExportPart {
  isTheirs: RowsOf
  /** Columns that another person wrote, or that mean something to the portal alone. */
  without: readonly Column[]
}

/** With a reason where rows stay for others. */
export type AccountEnd =
  | { deletes: RowsOf }
  | { goesWith: string }
  | { stays: string }
  /** Stays until both have left. `isOf` is the condition that one of the two whose it is, is among these people. */
  | { stays: string; isOf: (ids: SQLWrapper) => SQL | undefined }

export interface TableRecord {
  table: PgTable
  /** When rows are over, or what bounds their number. */
  kept: Expiration | string
  /** Or why an export has nothing of it. Undefined for tables that lead to nobody, like `end`. */
  exported?: readonly ExportPart[] | string
  end?: AccountEnd
}

const olderThan = (column: Column, kept: keyof typeof keptForDays): SQL =>
  lt(column, sql`now() - ${`${keptForDays[kept]} days`}::interval`)

const isPast = (column: Column): SQL => lt(column, sql`now()`)

/** People whose account has ended. */
const isOfFormer = (personId: Column): SQL =>
  sql`${personId} in (select ${users.id} from ${users} where ${isNotNull(users.closedAt)})`

const rowsOf = (owner: Column | RowsOf): RowsOf =>
  typeof owner === 'function' ? owner : ({ id }) => eq(owner, id)

const part = (owner: Column | RowsOf, ...without: Column[]): ExportPart => ({
  isTheirs: rowsOf(owner),
  without,
})

/** Rows that are one person's alone. */
const own = (
  table: PgTable,
  owner: Column | RowsOf,
  kept: TableRecord['kept'],
  { without = [], exported = [part(owner, ...without)] }: OwnExport = {},
): TableRecord => ({ table, kept, exported, end: { deletes: rowsOf(owner) } })

interface OwnExport {
  without?: Column[]
  exported?: TableRecord['exported']
}

/** Rows that belong to two people, with a column for each. */
const between = (one: Column, other: Column) => (ids: SQLWrapper) =>
  or(sql`${one} in ${ids}`, sql`${other} in ${ids}`)

/** The condition of rows whose parent meets another one. */
const belongsTo = (column: Column, parent: PgTable & { id: PgColumn }, isTheirs: SQL | undefined): SQL =>
  sql`${column} in (select ${parent.id} from ${parent} where ${isTheirs})`

const isInTheirHome =
  (column: Column): RowsOf =>
  ({ id }) =>
    belongsTo(column, properties, eq(properties.landlordId, id))

const isNoticeBy = (side: TenancySide): SQL => sql`(${tenancies.noticeBy} is not distinct from ${side})`
const ofTenancy = { tenant: rowsOf(tenancies.tenantId), landlord: isInTheirHome(tenancies.propertyId) }
const moveIn = [tenancies.moveInNote, tenancies.moveInPhotos]

const atProvider = [
  backgroundChecks.providerCandidateId,
  backgroundChecks.providerInvitationId,
  backgroundChecks.providerReportId,
]

/** In the order in which an account's rows end. */
export const tableRecords: readonly TableRecord[] = [
  own(tenantProfiles, tenantProfiles.userId, 'one of a person'),
  own(favorites, favorites.userId, 'a person’s choice of homes, bounded where it is added to'),
  own(savedSearches, savedSearches.userId, '25 of a person', { without: [savedSearches.words] }),
  own(savedReplies, savedReplies.userId, '30 of a person'),
  own(homeAlerts, homeAlerts.userId, { isOver: olderThan(homeAlerts.createdAt, 'homeAlerts') }),
  own(newsletterSubscribers, person => hasAddressOf(newsletterSubscribers.email, person), {
    isOver: and(
      isNull(newsletterSubscribers.confirmedAt), // confirmed ones last until they unsubscribe
      olderThan(newsletterSubscribers.askedAt, 'unconfirmedAddresses'),
    ),
  }),
  { table: newsletterIssues, kept: 'one of a newsletter that the operator sent' },
  {
    table: newsletterCopies,
    kept: 'one of a newsletter and an address',
    exported: 'which newsletters were sent to a subscriber',
    end: { goesWith: 'their subscriber' },
  },
  own(
    aiConversations, // open ones last until their person deletes them
    aiConversations.userId,
    {
      isOver: and(
        not(aiConversations.isActive),
        olderThan(aiConversations.updatedAt, 'deletedConversations'),
      ),
    },
    { without: [aiConversations.context] },
  ),
  {
    table: aiMessages,
    kept: 'stays with its conversation; a day has its budget',
    exported: [
      part(
        ({ id }) => belongsTo(aiMessages.conversationId, aiConversations, eq(aiConversations.userId, id)),
        aiMessages.metadata,
      ),
    ],
    end: { goesWith: 'their conversation' },
  },
  own(
    aiContentLogs,
    aiContentLogs.userId,
    { isOver: olderThan(aiContentLogs.createdAt, 'modelLog') },
    // A prompt quotes what the portal read for the person, such as messages of others.
    { without: [aiContentLogs.prompt, aiContentLogs.response, aiContentLogs.metadata] },
  ),
  {
    table: aiInsights,
    kept: { isOver: isPast(aiInsights.expiresAt) },
    exported: [part(aiInsights.userId)],
    end: { stays: 'other people’s, without the name' },
  },
  own(insightRefreshes, insightRefreshes.userId, 'one of a person', {
    exported: 'when insights were last computed',
  }),
  own(modelBudgets, ({ id }) => eq(modelBudgets.subject, `person:${id}`), {
    isOver: lt(modelBudgets.day, sql`current_date - 1`),
  }),
  {
    table: modelReservations,
    kept: { isOver: lt(modelReservations.createdAt, sql`now() - ${reservationLifetime}`) },
    exported: 'names a person by id alone, for minutes',
    end: { stays: 'names a person by id alone, for minutes' },
  },
  own(aiReminders, aiReminders.userId, {
    // And at most 200 open ones of a person.
    isOver: and(
      or(aiReminders.isCompleted, not(aiReminders.isActive)),
      olderThan(aiReminders.updatedAt, 'reminders'),
    ),
  }),
  {
    table: aiNotifications,
    kept: {
      isOver: [
        olderThan(aiNotifications.createdAt, 'notifications'),
        isOfFormer(aiNotifications.userId), // an event can come after the end
      ],
    },
    // A notification quotes what its cause says.
    exported: [part(aiNotifications.userId, aiNotifications.message, aiNotifications.metadata)],
    end: { stays: 'other people’s, without the name' },
  },
  {
    table: outgoingMails,
    kept: { isOver: olderThan(outgoingMails.createdAt, 'mails') },
    // A mail names who and which home.
    exported: [part(outgoingMails.userId, outgoingMails.content, outgoingMails.linkId)],
    end: { stays: 'other people’s, without the name' },
  },
  own(accountLinks, accountLinks.userId, { isOver: isPast(accountLinks.expiresAt) }),
  own(secondFactors, secondFactors.userId, 'one of a person', {
    without: [secondFactors.sealedSecret, secondFactors.lastStep, secondFactors.recoveryHashes],
  }),
  own(passkeys, passkeys.userId, '20 of a person', {
    without: [passkeys.credentialId, passkeys.publicKey, passkeys.counter],
  }),
  own(knownBrowsers, knownBrowsers.userId, { isOver: isPast(knownBrowsers.expiresAt) }),
  own(calendarLinks, calendarLinks.userId, 'one of a person'),
  own(
    clientRequests,
    clientRequests.personId,
    { isOver: olderThan(clientRequests.createdAt, 'requestIds') },
    { exported: 'hashes of requests, so that none does something twice' },
  ),
  {
    table: clientReports,
    kept: { isOver: olderThan(clientReports.createdAt, 'failureReports') },
    exported: [part(clientReports.personId)],
    end: { stays: 'a version’s failures, for a week, without the person' },
  },
  { table: rateLimits, kept: { isOver: isPast(rateLimits.freeAt) } },
  {
    table: securityEvents,
    kept: { isOver: olderThan(securityEvents.createdAt, 'audit') },
    exported: [part(securityEvents.userId, securityEvents.eventData)],
    end: { stays: 'the audit log, for its usual time, without addresses and browsers' },
  },
  own(biometricVerifications, biometricVerifications.userId, 'three a day of a person, and proof of a badge'),
  own(locationVerifications, locationVerifications.userId, 'one a day of a home, and proof of a badge'),
  own(verificationReviews, verificationReviews.userId, 'ten a day of a person, and proof of a badge', {
    without: [verificationReviews.reviewedBy],
  }),
  own(platformWarnings, platformWarnings.userId, {
    isOver: olderThan(platformWarnings.createdAt, 'warnings'),
  }),
  {
    table: contentViolations,
    kept: {
      isOver: and(
        olderThan(contentViolations.createdAt, 'warnings'),
        ne(contentViolations.status, 'confirmed'), // those always count toward a restriction
      ),
    },
    exported: [
      // What others reported is the accused's to know once it was confirmed, and never by whom.
      part(
        ({ id }) =>
          and(
            eq(contentViolations.userId, id),
            isNull(contentViolations.decidedWith),
            or(
              sql`(${finderOf(contentViolations.source)}) = 'filter'`,
              inArray(contentViolations.status, ['confirmed', 'appealed']),
              isNotNull(contentViolations.appealedAt),
            ),
          ),
        contentViolations.reviewedBy,
        contentViolations.reportedBy,
        contentViolations.note,
        contentViolations.queuedAt,
        contentViolations.takenBy,
        contentViolations.takenAt,
        contentViolations.appealDecidedBy,
      ),
      part(
        contentViolations.reportedBy,
        contentViolations.userId,
        contentViolations.contentText,
        contentViolations.aiConfidence,
        contentViolations.reviewedBy,
        contentViolations.queuedAt,
        contentViolations.takenBy,
        contentViolations.takenAt,
        contentViolations.decisionReason,
        contentViolations.decidedWith,
        contentViolations.appealText,
        contentViolations.appealedAt,
        contentViolations.appealReason,
        contentViolations.appealDecidedBy,
        contentViolations.appealDecidedAt,
      ),
    ],
    end: { stays: 'what they reviewed or reported of others, without their words' },
  },
  own(
    adminActs,
    adminActs.userId,
    { isOver: olderThan(adminActs.createdAt, 'warnings') },
    { without: [adminActs.adminId] },
  ),
  {
    table: userConsents,
    kept: {
      // From the last change, or the agreed end.
      isOver: and(
        olderThan(userConsents.updatedAt, 'endedConsents'),
        or(isNull(userConsents.expiresAt), olderThan(userConsents.expiresAt, 'endedConsents')),
      ),
    },
    // Either of the two could write the purpose.
    exported: [
      part(userConsents.ownerId, userConsents.purpose),
      part(userConsents.requesterId, userConsents.purpose),
    ],
    end: { stays: 'those that others gave are their owners’' },
  },
  {
    table: consentReads,
    kept: 'goes with its consent; 300 an hour',
    exported: [
      part(({ id }) =>
        or(
          eq(consentReads.readerId, id),
          belongsTo(consentReads.consentId, userConsents, eq(userConsents.ownerId, id)),
        ),
      ),
    ],
    end: { stays: 'who looked is for the owner to know' },
  },
  own(
    backgroundChecks,
    backgroundChecks.subjectId,
    'as long as its request; a plan and 30 a day bound them',
    {
      exported: [
        part(backgroundChecks.subjectId, ...atProvider),
        // The requester has no more of it than their screens show.
        part(
          ({ id }) => and(eq(backgroundChecks.requesterId, id), ne(backgroundChecks.subjectId, id)),
          ...atProvider,
          backgroundChecks.status,
          backgroundChecks.result,
          backgroundChecks.readyAt,
          backgroundChecks.releasedAt,
          backgroundChecks.disputedAt,
          backgroundChecks.statement,
          backgroundChecks.expiresAt,
          backgroundChecks.updatedAt,
        ),
      ],
    },
  ),
  {
    table: userInteractions,
    kept: 'requests for background checks, which a plan and 30 a day bound',
    exported: [part(userInteractions.initiatorId)],
    end: {
      stays: 'the other person’s, too',
      isOf: between(userInteractions.initiatorId, userInteractions.receiverId),
    },
  },
  {
    table: landlordRatings,
    kept: 'one of a tenancy',
    exported: [
      part(landlordRatings.authorId, landlordRatings.answer),
      part(
        landlordRatings.landlordId,
        landlordRatings.authorId,
        landlordRatings.tenancyId,
        landlordRatings.text,
      ),
    ],
    end: { stays: 'the other person’s, too' },
  },
  {
    table: tenancies,
    kept: 'who lives where; stays with the home; a landlord invites 20 a day',
    exported: [
      // The reason of a notice is in the export of the side that gave it.
      part(person => and(ofTenancy.tenant(person), isNoticeBy('tenant'))),
      part(person => and(ofTenancy.tenant(person), not(isNoticeBy('tenant'))), tenancies.noticeReason),
      part(person => and(ofTenancy.landlord(person), isTenantKnown, isNoticeBy('landlord')), ...moveIn),
      part(
        person => and(ofTenancy.landlord(person), isTenantKnown, not(isNoticeBy('landlord'))),
        tenancies.noticeReason,
        ...moveIn,
      ),
      // Until the invited person agrees, the landlord does not learn who has the address.
      part(
        person => and(ofTenancy.landlord(person), not(isTenantKnown)),
        tenancies.tenantId,
        tenancies.noticeReason,
        ...moveIn,
      ),
    ],
    end: {
      stays: 'who lived where is the other side’s, too; offers end',
      isOf: ids =>
        or(
          sql`${tenancies.tenantId} in ${ids}`,
          belongsTo(tenancies.propertyId, properties, sql`${properties.landlordId} in ${ids}`),
        ),
    },
  },
  {
    table: propertyInquiries,
    kept: 'correspondence: stays with the home; a month has as many as the plan says, a day its room',
    exported: [
      part(propertyInquiries.tenantId, propertyInquiries.responseMessage, propertyInquiries.earlierResponses),
      part(propertyInquiries.landlordId, propertyInquiries.message),
    ],
    end: {
      stays: 'the other person’s, too; open ones end, and who expects a tour is told',
      isOf: between(propertyInquiries.tenantId, propertyInquiries.landlordId),
    },
  },
  {
    table: threads,
    kept: 'one of a home, a tenant and a landlord',
    exported: [part(threads.tenantId), part(threads.landlordId)],
    end: {
      stays: 'the other person’s, too, and closed',
      isOf: between(threads.tenantId, threads.landlordId),
    },
  },
  {
    table: threadMessages,
    kept: 'correspondence: stays with its conversation; 30 a minute, and a day has its room',
    exported: [part(threadMessages.senderId)],
    end: { stays: 'part of their conversation' },
  },
  own(threadReads, threadReads.userId, 'two of a conversation'),
  {
    table: applications,
    kept: 'correspondence: one open one of a person and a home; a day has its room',
    exported: [
      // The household is the landlord's word.
      part(
        applications.tenantId,
        applications.declineMessage,
        applications.declinedFor,
        applications.householdId,
      ),
      part(applications.landlordId, applications.message),
    ],
    end: {
      stays: 'the other person’s, too, who is told; open ones end',
      isOf: between(applications.tenantId, applications.landlordId),
    },
  },
  {
    table: maintenanceRequests,
    kept: 'stays with the home; 60 an hour, and a day has its room',
    exported: [
      part(
        maintenanceRequests.tenantId,
        maintenanceRequests.landlordNotes,
        maintenanceRequests.estimatedCost,
        maintenanceRequests.actualCost,
      ),
      part(
        maintenanceRequests.landlordId,
        maintenanceRequests.title,
        maintenanceRequests.description,
        maintenanceRequests.images,
        maintenanceRequests.tenantNotes,
      ),
    ],
    end: {
      stays: 'the history of the home, for the other person',
      isOf: between(maintenanceRequests.tenantId, maintenanceRequests.landlordId),
    },
  },
  {
    table: maintenanceRequestUpdates,
    kept: 'stays with its request; a day has its room',
    exported: [part(maintenanceRequestUpdates.userId)],
    end: { stays: 'part of their request' },
  },
  {
    table: maintenanceVendorLinks,
    kept: { isOver: isPast(maintenanceVendorLinks.expiresAt) },
    exported: 'a secret, of which only the hash is stored',
    end: { stays: 'part of their request, whose history names the vendor' },
  },
  {
    table: properties,
    kept: { isOver: isGone, atOnce: 50 },
    exported: [part(properties.landlordId)],
    end: { stays: 'homes that others had to do with, hidden, to the extent that those need them' },
  },
  {
    table: photoUses,
    kept: 'one of a photo',
    exported: 'homes, requests and the profile name their photos',
    end: { stays: 'what shows a photo that stays' },
  },
  {
    table: photos,
    kept: '500 of a person; those that nothing shows go after a day',
    exported: [part(photos.ownerId)],
    end: { stays: 'those that other people’s papers show' },
  },
  own(picturesElsewhere, picturesElsewhere.userId, {
    isOver: olderThan(picturesElsewhere.createdAt, 'picturesElsewhere'),
  }),
  // Before documents, so that no process still adds an export to them.
  own(dataExports, dataExports.userId, 'one of a person', {
    without: [dataExports.dueAt, dataExports.attempts],
  }),
  own(documents, documents.ownerId, '50 of a person, and an export for a week', {
    exported: [part(({ id }) => and(eq(documents.ownerId, id), isPaper), documents.parts)],
  }),
  {
    table: payments,
    kept: 'what was paid at the payment provider',
    exported: [part(payments.userId)],
    end: { stays: 'the portal’s books, without the provider’s pages' },
  },
  { table: subscriptionPlans, kept: 'the plans for sale' },
  {
    table: userSubscriptions,
    kept: 'what was bought at the payment provider',
    exported: [part(userSubscriptions.userId)],
    end: { stays: 'what was paid for' },
  },
  {
    table: webhookEvents,
    kept: { isOver: olderThan(webhookEvents.createdAt, 'providerEvents') },
    exported: 'what the payment provider said, which plans and payments show',
    end: { stays: 'name the provider’s customer, who is deleted there' },
  },
  own(
    billingFindings,
    billingFindings.userId,
    'what there is of a customer at the payment provider, replaced when that is read',
  ),
  {
    table: sessions, // and at most 200 of a person
    kept: { isOver: isSessionOver },
    exported: [part(sessions.userId)],
    end: { goesWith: 'the sign-out of all their browsers' },
  },
  {
    table: users,
    kept: 'an account; a network opens 100 an hour',
    exported: [part(users.id, users.closing)],
    end: { stays: 'a name for what stays: “Former member”' },
  },
  { table: objectStores, kept: 'one row' },
  { table: searchHomes, kept: 'one of a home' },
  {
    table: searchPlaces,
    kept: 'a city, neighborhood or ZIP that a home was ever in, once; a day has its room',
  },
  { table: homeChanges, kept: 'emptied when it is counted, twice a second' },
  { table: homeCounts, kept: 'one of homes that are alike' },
  { table: places, kept: 'one of a place with homes on offer' },
  { table: mapCells, kept: 'at most 18 of a home' },
]
