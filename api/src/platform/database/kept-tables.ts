// How long each table keeps its rows. Housekeeping follows it, and a test fails for tables that are missing here.
import { keptForDays } from '@portal/contract/kept-for'
import {
  and,
  type Column,
  getTableName,
  isNotNull,
  isNull,
  lt,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { applications } from '../../schema/applications.ts'
import * as assistant from '../../schema/assistant.ts'
import { calendarLinks } from '../../schema/calendar-links.ts'
import { clientReports } from '../../schema/client-reports.ts'
import { clientRequests } from '../../schema/client-requests.ts'
import * as consents from '../../schema/consents.ts'
import { dataExports, documents } from '../../schema/documents.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { aiInsights, insightRefreshes } from '../../schema/insights.ts'
import { outgoingMails } from '../../schema/mail.ts'
import * as maintenance from '../../schema/maintenance.ts'
import { modelBudgets, modelReservations } from '../../schema/model-budgets.ts'
import { newsletterCopies, newsletterIssues, newsletterSubscribers } from '../../schema/newsletter.ts'
import { aiNotifications } from '../../schema/notifications.ts'
import { objectStores } from '../../schema/object-stores.ts'
import { tenantProfiles, users } from '../../schema/people.ts'
import { photos, photoUses, picturesElsewhere } from '../../schema/photos.ts'
import * as counts from '../../schema/places.ts'
import { favorites, isGone, properties } from '../../schema/properties.ts'
import { landlordRatings } from '../../schema/ratings.ts'
import { aiReminders } from '../../schema/reminders.ts'
import { homeAlerts, savedSearches } from '../../schema/saved-searches.ts'
import { searchHomes, searchPlaces } from '../../schema/search.ts'
import { accountLinks, knownBrowsers, rateLimits, securityEvents, sessions } from '../../schema/sessions.ts'
import * as subscriptions from '../../schema/subscriptions.ts'
import { tenancies } from '../../schema/tenancies.ts'
import { threadMessages, threadReads, threads } from '../../schema/threads.ts'
import * as verification from '../../schema/verification.ts'
import { contentViolations, platformWarnings } from '../../schema/warnings.ts'
import { reservationLifetime } from '../model/model-budget.ts'
import { isSessionOver } from '../session/find-caller.ts'

export interface Life {
  table: PgTable
  isOver: () => SQL | undefined
  /** Set if deleting a row deletes much else. */
  atOnce?: number
}

const olderThan = (column: Column, kept: keyof typeof keptForDays): SQL =>
  lt(column, sql`now() - ${`${keptForDays[kept]} days`}::interval`)

/** People whose account has ended. */
const isOfFormer = (personId: Column): SQL =>
  sql`${personId} in (select ${users.id} from ${users} where ${isNotNull(users.closedAt)})`

const isPast = (column: Column): SQL => lt(column, sql`now()`)

/** In this order. */
export const lives: readonly Life[] = [
  {
    table: sessions, // and at most 200 per person
    isOver: () => isSessionOver,
  },
  { table: knownBrowsers, isOver: () => isPast(knownBrowsers.expiresAt) }, // and at most 20 per person
  { table: accountLinks, isOver: () => isPast(accountLinks.expiresAt) }, // and at most one of each purpose per person
  { table: rateLimits, isOver: () => isPast(rateLimits.freeAt) },
  { table: clientRequests, isOver: () => olderThan(clientRequests.createdAt, 'requestIds') },
  { table: clientReports, isOver: () => olderThan(clientReports.createdAt, 'failureReports') },
  { table: homeAlerts, isOver: () => olderThan(homeAlerts.createdAt, 'homeAlerts') },
  { table: aiNotifications, isOver: () => olderThan(aiNotifications.createdAt, 'notifications') },
  { table: aiNotifications, isOver: () => isOfFormer(aiNotifications.userId) }, // an event can come after the end
  { table: outgoingMails, isOver: () => olderThan(outgoingMails.createdAt, 'mails') },
  {
    table: picturesElsewhere,
    isOver: () => olderThan(picturesElsewhere.createdAt, 'picturesElsewhere'),
  },
  {
    table: newsletterSubscribers, // confirmed ones last until they unsubscribe
    isOver: () =>
      and(
        isNull(newsletterSubscribers.confirmedAt),
        olderThan(newsletterSubscribers.askedAt, 'unconfirmedAddresses'),
      ),
  },
  { table: aiInsights, isOver: () => isPast(aiInsights.expiresAt) },
  { table: securityEvents, isOver: () => olderThan(securityEvents.createdAt, 'audit') },
  {
    table: subscriptions.webhookEvents,
    isOver: () => olderThan(subscriptions.webhookEvents.createdAt, 'providerEvents'),
  },
  { table: assistant.aiContentLogs, isOver: () => olderThan(assistant.aiContentLogs.createdAt, 'modelLog') },
  {
    table: assistant.aiConversations, // with their messages; open ones last until their person deletes them
    isOver: () =>
      and(
        not(assistant.aiConversations.isActive),
        olderThan(assistant.aiConversations.updatedAt, 'deletedConversations'),
      ),
  },
  {
    table: modelReservations,
    isOver: () => lt(modelReservations.createdAt, sql`now() - ${reservationLifetime}`),
  },
  { table: modelBudgets, isOver: () => lt(modelBudgets.day, sql`current_date - 1`) },
  {
    table: consents.userConsents, // with who looked; from the last change, or the agreed end
    isOver: () =>
      and(
        olderThan(consents.userConsents.updatedAt, 'endedConsents'),
        or(
          isNull(consents.userConsents.expiresAt),
          olderThan(consents.userConsents.expiresAt, 'endedConsents'),
        ),
      ),
  },
  { table: platformWarnings, isOver: () => olderThan(platformWarnings.createdAt, 'warnings') },
  {
    table: contentViolations, // confirmed ones always count toward a restriction
    isOver: () =>
      and(olderThan(contentViolations.createdAt, 'warnings'), ne(contentViolations.status, 'confirmed')),
  },
  {
    table: aiReminders, // and at most 200 open ones per person
    isOver: () =>
      and(
        or(aiReminders.isCompleted, not(aiReminders.isActive)),
        olderThan(aiReminders.updatedAt, 'reminders'),
      ),
  },
  { table: properties, isOver: () => isGone, atOnce: 50 },
]

/** Why a table needs no expiration. */
const bounds: ReadonlyMap<PgTable, string> = new Map<PgTable, string>([
  [users, 'an account; a network opens 100 an hour'],
  [tenantProfiles, 'one of a person'],
  [insightRefreshes, 'one of a person'],
  [favorites, 'a person’s choice of homes, bounded where it is added to'],
  [savedSearches, '25 of a person'],
  [landlordRatings, 'one of a tenancy'],
  [tenancies, 'who lives where; stays with the home; a landlord invites 20 a day'],
  [
    propertyInquiries,
    'correspondence: stays with the home; a month has as many as the plan says, a day its room',
  ],
  [applications, 'correspondence: one open one of a person and a home; a day has its room'],
  [maintenance.maintenanceRequests, 'stays with the home; 60 an hour, and a day has its room'],
  [maintenance.maintenanceRequestUpdates, 'stays with its request; a day has its room'],
  [threads, 'one of a home, a tenant and a landlord'],
  [threadMessages, 'correspondence: stays with its conversation; 30 a minute, and a day has its room'],
  [calendarLinks, 'one of a person'],
  [threadReads, 'two of a conversation'],
  [assistant.aiMessages, 'stays with its conversation; a day has its budget'],
  [newsletterIssues, 'one of a newsletter that the operator sent'],
  [newsletterCopies, 'one of a newsletter and an address'],
  [subscriptions.subscriptionPlans, 'the plans for sale'],
  [subscriptions.userSubscriptions, 'what was bought at the payment provider'],
  [
    subscriptions.billingFindings,
    'what there is of a customer at the payment provider, replaced when that is read',
  ],
  [subscriptions.payments, 'what was paid at the payment provider'],
  [objectStores, 'one row'],
  [documents, '50 of a person, and an export for a week'],
  [dataExports, 'one of a person'],
  [photos, '500 of a person; those that nothing shows go after a day'],
  [photoUses, 'one of a photo'],
  [searchHomes, 'one of a home'],
  [searchPlaces, 'a city, neighborhood or ZIP that a home was ever in, once; a day has its room'],
  [counts.homeChanges, 'emptied when it is counted, twice a second'],
  [counts.homeCounts, 'one of homes that are alike'],
  [counts.places, 'one of a place with homes on offer'],
  [counts.mapCells, 'at most 18 of a home'],
  [consents.consentReads, 'goes with its consent; 300 an hour'],
  [consents.userInteractions, 'no call adds to them'],
  [verification.biometricVerifications, 'no call adds to them'],
  [verification.locationVerifications, 'no call adds to them'],
])

/** With their own cleanup: pg-boss deletes a job a day after it is done, and daily figures likewise. */
const ofOthers = {
  'drizzle.__drizzle_migrations': 'one of a migration',
  'pgboss.bam': 'one of a change of its own tables',
  'pgboss.job': 'an event, until a day after it was delivered; a call announces two at most',
  'pgboss.job_dependency': 'goes with its job; ours have none',
  'pgboss.queue': 'one of a queue',
  'pgboss.queue_stats': 'a partition a day, dropped by pg-boss',
  'pgboss.schedule': 'one of a chore',
  'pgboss.subscription': 'ours has none',
  'pgboss.version': 'one row',
  'pgboss.warning': 'ours are logged instead',
}

/** All tables that are known not to grow without limit. @internal */
export const keptTables = (): readonly string[] => [
  ...[...new Set(lives.map(({ table }) => table)), ...bounds.keys()].map(
    table => `public.${getTableName(table)}`,
  ),
  ...Object.keys(ofOthers),
]
