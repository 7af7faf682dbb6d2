// What the end of an account does with each table that leads to a person. A test fails for tables that are missing here.

import {
  and,
  type Column,
  eq,
  exists,
  inArray,
  isNotNull,
  ne,
  not,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../../platform/database/database.ts'
import type { Announce } from '../../../platform/jobs/open-jobs.ts'
import { endSessionsOf } from '../../../platform/session/session.ts'
import { endApplicationsOf, endInquiries } from '../../../renting/closing/end-dealings.ts'
import { applications } from '../../../schema/applications.ts'
import { aiContentLogs, aiConversations, aiMessages } from '../../../schema/assistant.ts'
import { calendarLinks } from '../../../schema/calendar-links.ts'
import { clientReports } from '../../../schema/client-reports.ts'
import { clientRequests } from '../../../schema/client-requests.ts'
import { consentReads, userConsents, userInteractions } from '../../../schema/consents.ts'
import { dataExports, documents } from '../../../schema/documents.ts'
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
import { tenancies, wasAgreed } from '../../../schema/tenancies.ts'
import { threadMessages, threadReads, threads } from '../../../schema/threads.ts'
import { biometricVerifications, locationVerifications } from '../../../schema/verification.ts'
import { contentViolations, platformWarnings } from '../../../schema/warnings.ts'
import { endHomes } from './end-homes.ts'
import { forgetName, formerMember } from './former-member.ts'

type Person = typeof users.$inferSelect

interface Fate {
  /** `kept` is still there, to the extent that `why` says. */
  is: 'deleted' | 'kept'
  why: string
  /** Undefined if another table's end does it. */
  end?: (transaction: Database, person: Person, announce: Announce) => Promise<unknown>
}

const theirs = 'theirs alone'

const deleted = (table: PgTable, isOf: Column | ((person: Person) => SQL | undefined)): [PgTable, Fate] => [
  table,
  {
    is: 'deleted',
    why: theirs,
    end: (transaction, person) =>
      transaction.delete(table).where(typeof isOf === 'function' ? isOf(person) : eq(isOf, person.id)),
  },
]

const deletedWith = (table: PgTable, why: string): [PgTable, Fate] => [table, { is: 'deleted', why }]

const kept = (table: PgTable, why: string, end?: Fate['end']): [PgTable, Fate] => [
  table,
  { is: 'kept', why, ...(end && { end }) },
]

const homesOf = (transaction: Database, { id }: Person) =>
  transaction.select({ id: properties.id }).from(properties).where(eq(properties.landlordId, id))

interface SharedTable {
  /** The condition that one of the two whose it is, is among these people. */
  isOf: (ids: SQLWrapper) => SQL | undefined
  end?: Fate['end']
}

const between = (one: Column, other: Column): Pick<SharedTable, 'isOf'> => ({
  isOf: ids => or(sql`${one} in ${ids}`, sql`${other} in ${ids}`),
})

/**
 * Kept until both have left. Locking the rows lets two who leave at once take turns: the second then sees that the first has left.
 */
const shared = (
  table: PgTable & { id: PgColumn },
  why: string,
  { isOf, end }: SharedTable,
): [PgTable, Fate] =>
  kept(table, `${why}; gone once both have left`, async (transaction, person, announce) => {
    const isTheirs = isOf(sql`(${person.id}::uuid)`)
    await transaction
      .select({ id: table.id })
      .from(table)
      .where(isTheirs)
      .orderBy(table.id)
      .for('no key update')
    const former = transaction.select({ id: users.id }).from(users).where(isNotNull(users.closedAt))
    await transaction.delete(table).where(and(isTheirs, isOf(former)))
    await end?.(transaction, person, announce)
  })

/** In the order in which they are ended. */
export const fates: ReadonlyMap<PgTable, Fate> = new Map([
  deleted(tenantProfiles, tenantProfiles.userId),
  deleted(favorites, favorites.userId),
  deleted(savedSearches, savedSearches.userId),
  deleted(homeAlerts, homeAlerts.userId),
  deleted(newsletterSubscribers, person => hasAddressOf(newsletterSubscribers.email, person)),
  deletedWith(newsletterCopies, 'with their subscriber'),
  deleted(aiConversations, aiConversations.userId),
  deletedWith(aiMessages, 'with their conversation'),
  deleted(aiContentLogs, aiContentLogs.userId),
  kept(aiInsights, 'other people’s stay, without the name', (transaction, { id }) =>
    transaction.delete(aiInsights).where(eq(aiInsights.userId, id)),
  ),
  deleted(insightRefreshes, insightRefreshes.userId),
  deleted(modelBudgets, ({ id }) => eq(modelBudgets.subject, `person:${id}`)),
  kept(modelReservations, 'names a person by id alone, for minutes'),
  deleted(aiReminders, aiReminders.userId),
  kept(aiNotifications, 'other people’s stay, without the name', async (transaction, person) => {
    await transaction.delete(aiNotifications).where(eq(aiNotifications.userId, person.id))
    await forgetName(transaction, person)
  }),
  kept(outgoingMails, 'other people’s stay, without the name', (transaction, person) =>
    transaction
      .delete(outgoingMails)
      .where(or(eq(outgoingMails.userId, person.id), hasAddressOf(outgoingMails.recipient, person))),
  ),
  deleted(accountLinks, accountLinks.userId),
  deleted(knownBrowsers, knownBrowsers.userId),
  deleted(calendarLinks, calendarLinks.userId),
  deleted(clientRequests, clientRequests.personId),
  kept(clientReports, 'a version’s failures, for a week, without the person', (transaction, { id }) =>
    transaction.update(clientReports).set({ personId: null }).where(eq(clientReports.personId, id)),
  ),
  kept(
    securityEvents,
    'the audit log, for its usual time, without addresses and browsers',
    (transaction, { id }) =>
      transaction
        .update(securityEvents)
        .set({ ipAddress: null, userAgent: null, location: null })
        .where(eq(securityEvents.userId, id)),
  ),
  deleted(biometricVerifications, biometricVerifications.userId),
  deleted(locationVerifications, locationVerifications.userId),
  deleted(platformWarnings, platformWarnings.userId),
  kept(contentViolations, 'what they reviewed of others stays', (transaction, { id }) =>
    transaction.delete(contentViolations).where(eq(contentViolations.userId, id)),
  ),
  kept(userConsents, 'those that others gave are their owners’', (transaction, { id }) =>
    transaction.delete(userConsents).where(eq(userConsents.ownerId, id)),
  ),
  kept(consentReads, 'who looked is for the owner to know'),
  shared(
    userInteractions,
    'the other person’s, too',
    between(userInteractions.initiatorId, userInteractions.receiverId),
  ),
  kept(landlordRatings, 'the other person’s, too'),
  shared(tenancies, 'who lived where is the other side’s, too; offers end', {
    isOf: ids =>
      or(
        sql`${tenancies.tenantId} in ${ids}`,
        sql`${tenancies.propertyId} in (select ${properties.id} from ${properties} where ${properties.landlordId} in ${ids})`,
      ),
    end: async (transaction, person) => {
      const isOfTheirs = inArray(tenancies.propertyId, homesOf(transaction, person))
      const isToThem = eq(tenancies.tenantId, person.id)
      await transaction
        .delete(tenancies)
        .where(and(not(wasAgreed), or(isOfTheirs, isToThem, hasAddressOf(tenancies.invitedEmail, person))))
      await transaction.update(tenancies).set({ invitedEmail: null }).where(or(isOfTheirs, isToThem))
    },
  }),
  shared(propertyInquiries, 'the other person’s, too; open ones end, and who expects a tour is told', {
    ...between(propertyInquiries.tenantId, propertyInquiries.landlordId),
    end: endInquiries,
  }),
  shared(threads, 'the other person’s, too, and closed', {
    ...between(threads.tenantId, threads.landlordId),
    end: (transaction, { id }) =>
      transaction
        .update(threads)
        .set({ closedBy: id })
        .where(or(eq(threads.tenantId, id), eq(threads.landlordId, id))),
  }),
  kept(threadMessages, 'part of their conversation'),
  deleted(threadReads, threadReads.userId),
  shared(applications, 'the other person’s, too, who is told; open ones end', {
    ...between(applications.tenantId, applications.landlordId),
    end: endApplicationsOf,
  }),
  shared(
    maintenanceRequests,
    'the history of the home, for the other person',
    between(maintenanceRequests.tenantId, maintenanceRequests.landlordId),
  ),
  kept(maintenanceRequestUpdates, 'part of their request'),
  kept(properties, 'homes that others had to do with stay, hidden, as far as those need them', endHomes),
  kept(photoUses, 'what shows a photo that stays', (transaction, person) =>
    transaction
      .delete(photoUses)
      .where(
        or(eq(photoUses.userId, person.id), inArray(photoUses.propertyId, homesOf(transaction, person))),
      ),
  ),
  kept(photos, 'those that other people’s papers show', (transaction, person) => {
    const uses = transaction.select({ one: sql`1` }).from(photoUses).where(eq(photoUses.photoId, photos.id))
    return transaction.delete(photos).where(and(eq(photos.ownerId, person.id), not(exists(uses))))
  }),
  deleted(picturesElsewhere, picturesElsewhere.userId),
  deleted(dataExports, dataExports.userId), // first, so that no process still adds one to the documents
  deleted(documents, documents.ownerId),
  kept(payments, 'the portal’s books, without the provider’s pages', (transaction, { id }) =>
    transaction.update(payments).set({ invoicePdf: null, hostedUrl: null }).where(eq(payments.userId, id)),
  ),
  kept(userSubscriptions, 'what was paid for', (transaction, { id }) =>
    transaction
      .update(userSubscriptions)
      .set({ status: 'canceled', canceledAt: sql`coalesce(${userSubscriptions.canceledAt}, now())` })
      .where(and(eq(userSubscriptions.userId, id), ne(userSubscriptions.status, 'canceled'))),
  ),
  kept(webhookEvents, 'name the provider’s customer, who is deleted there'),
  deleted(billingFindings, billingFindings.userId),
  [sessions, { is: 'deleted', why: theirs, end: (transaction, { id }) => endSessionsOf(transaction, id) }],
  kept(users, 'a name for what stays: “Former member”', (transaction, { id }) =>
    transaction
      .update(users)
      .set({ ...formerMember(id), closedAt: sql`now()` })
      .where(eq(users.id, id)),
  ),
])
