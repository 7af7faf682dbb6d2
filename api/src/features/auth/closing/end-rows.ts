import { and, type Column, eq, exists, inArray, isNotNull, ne, not, or, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../../platform/database/database.ts'
import type { Announce } from '../../../platform/jobs/open-jobs.ts'
import { endSessionsOf } from '../../../platform/session/session.ts'
import { endApplicationsOf, endInquiries } from '../../../renting/closing/end-dealings.ts'
import { applications } from '../../../schema/applications.ts'
import { clientReports } from '../../../schema/client-reports.ts'
import { userConsents, userInteractions } from '../../../schema/consents.ts'
import { propertyInquiries } from '../../../schema/inquiries.ts'
import { aiInsights } from '../../../schema/insights.ts'
import { outgoingMails } from '../../../schema/mail.ts'
import { maintenanceRequests } from '../../../schema/maintenance.ts'
import { aiNotifications } from '../../../schema/notifications.ts'
import { hasAddressOf, users } from '../../../schema/people.ts'
import { photos, photoUses } from '../../../schema/photos.ts'
import { properties } from '../../../schema/properties.ts'
import { type AccountEnd, type Person, tableRecords } from '../../../schema/records.ts'
import { securityEvents, sessions } from '../../../schema/sessions.ts'
import { payments, userSubscriptions } from '../../../schema/subscriptions.ts'
import { tenancies, wasAgreed } from '../../../schema/tenancies.ts'
import { threads } from '../../../schema/threads.ts'
import { contentViolations } from '../../../schema/warnings.ts'
import { forgetName, formerMember } from './former-member.ts'

type End = (transaction: Database, person: Person, announce: Announce) => Promise<unknown>

/** What the end of an account does with each table, as `tableRecords` says; shared rows are deleted once both have left. */
export const endRows: End = async (transaction, person, announce) => {
  for (const { table, end } of tableRecords) {
    if (end) await endAsRecorded(transaction, person, table, end)
    await ends.get(table)?.(transaction, person, announce)
  }
}

/** Locking shared rows lets two who leave at once take turns: the second then sees that the first has left. */
const endAsRecorded = async (
  transaction: Database,
  person: Person,
  table: PgTable,
  end: AccountEnd,
): Promise<void> => {
  if ('deletes' in end) await transaction.delete(table).where(end.deletes(person))
  if (!('isOf' in end)) return
  const isTheirs = end.isOf(sql`(${person.id}::uuid)`)
  await transaction.execute(sql`select id from ${table} where ${isTheirs} order by id for no key update`)
  const former = transaction.select({ id: users.id }).from(users).where(isNotNull(users.closedAt))
  await transaction.delete(table).where(and(isTheirs, end.isOf(former)))
}

const homesOf = (transaction: Database, { id }: Person) =>
  transaction.select({ id: properties.id }).from(properties).where(eq(properties.landlordId, id))

/**
 * Homes are deleted unless another person's papers name them, and so are those of landlords who left earlier. What stays is hidden,
 * without pictures and the landlord's words.
 */
const endHomes = async (transaction: Database, { id }: Person): Promise<void> => {
  const isTheirs = eq(properties.landlordId, id)
  const isNamedIn = (table: PgTable, homeId: Column) =>
    exists(transaction.select({ one: sql`1` }).from(table).where(eq(homeId, properties.id)))
  const isNamed = or(
    isNamedIn(tenancies, tenancies.propertyId),
    isNamedIn(propertyInquiries, propertyInquiries.propertyId),
    isNamedIn(maintenanceRequests, maintenanceRequests.propertyId),
    isNamedIn(userInteractions, userInteractions.propertyId),
  )
  const former = transaction.select({ id: users.id }).from(users).where(isNotNull(users.closedAt))
  const isOfFormer = inArray(properties.landlordId, former)
  await transaction.delete(properties).where(and(or(isTheirs, isOfFormer), isNamed && not(isNamed)))
  await transaction
    .update(properties)
    .set({
      visibilityLevel: 'private',
      isAvailable: false,
      description: 'The landlord closed their account.',
      images: [],
      imageDescriptions: {},
      heldReason: null,
      policyDocuments: [],
    })
    .where(isTheirs)
}

/** What else becomes of rows that stay. */
const ends: ReadonlyMap<PgTable, End> = new Map<PgTable, End>([
  [aiInsights, (transaction, { id }) => transaction.delete(aiInsights).where(eq(aiInsights.userId, id))],
  [
    aiNotifications,
    async (transaction, person) => {
      await transaction.delete(aiNotifications).where(eq(aiNotifications.userId, person.id))
      await forgetName(transaction, person)
    },
  ],
  [
    outgoingMails,
    (transaction, person) =>
      transaction
        .delete(outgoingMails)
        .where(or(eq(outgoingMails.userId, person.id), hasAddressOf(outgoingMails.recipient, person))),
  ],
  [
    clientReports,
    (transaction, { id }) =>
      transaction.update(clientReports).set({ personId: null }).where(eq(clientReports.personId, id)),
  ],
  [
    securityEvents,
    (transaction, { id }) =>
      transaction
        .update(securityEvents)
        .set({ ipAddress: null, userAgent: null, location: null })
        .where(eq(securityEvents.userId, id)),
  ],
  [
    contentViolations,
    async (transaction, { id }) => {
      await transaction.delete(contentViolations).where(eq(contentViolations.userId, id))
      await transaction
        .update(contentViolations)
        .set({ note: null, reportedBy: null })
        .where(eq(contentViolations.reportedBy, id))
    },
  ],
  [
    userConsents,
    (transaction, { id }) => transaction.delete(userConsents).where(eq(userConsents.ownerId, id)),
  ],
  [
    tenancies,
    async (transaction, person) => {
      const isOfTheirs = inArray(tenancies.propertyId, homesOf(transaction, person))
      const isToThem = eq(tenancies.tenantId, person.id)
      await transaction
        .delete(tenancies)
        .where(and(not(wasAgreed), or(isOfTheirs, isToThem, hasAddressOf(tenancies.invitedEmail, person))))
      await transaction.update(tenancies).set({ invitedEmail: null }).where(or(isOfTheirs, isToThem))
    },
  ],
  [propertyInquiries, endInquiries],
  [
    threads,
    (transaction, { id }) =>
      transaction
        .update(threads)
        .set({ closedBy: id })
        .where(or(eq(threads.tenantId, id), eq(threads.landlordId, id))),
  ],
  [applications, endApplicationsOf],
  [properties, endHomes],
  [
    photoUses,
    (transaction, person) =>
      transaction
        .delete(photoUses)
        .where(
          or(eq(photoUses.userId, person.id), inArray(photoUses.propertyId, homesOf(transaction, person))),
        ),
  ],
  [
    photos,
    (transaction, person) => {
      const uses = transaction.select({ one: sql`1` }).from(photoUses).where(eq(photoUses.photoId, photos.id))
      return transaction.delete(photos).where(and(eq(photos.ownerId, person.id), not(exists(uses))))
    },
  ],
  [
    payments,
    (transaction, { id }) =>
      transaction.update(payments).set({ invoicePdf: null, hostedUrl: null }).where(eq(payments.userId, id)),
  ],
  [
    userSubscriptions,
    (transaction, { id }) =>
      transaction
        .update(userSubscriptions)
        .set({ status: 'canceled', canceledAt: sql`coalesce(${userSubscriptions.canceledAt}, now())` })
        .where(and(eq(userSubscriptions.userId, id), ne(userSubscriptions.status, 'canceled'))),
  ],
  [sessions, (transaction, { id }) => endSessionsOf(transaction, id)],
  [
    users,
    (transaction, { id }) =>
      transaction
        .update(users)
        .set({ ...formerMember(id), closedAt: sql`now()` })
        .where(eq(users.id, id)),
  ],
])
