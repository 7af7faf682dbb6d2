import { and, type Column, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { applications } from '../../../schema/applications.ts'
import { backgroundChecks } from '../../../schema/background-checks.ts'
import { userConsents } from '../../../schema/consents.ts'
import { propertyInquiries } from '../../../schema/inquiries.ts'
import { aiInsights } from '../../../schema/insights.ts'
import { outgoingMails } from '../../../schema/mail.ts'
import { maintenanceRequests } from '../../../schema/maintenance.ts'
import { aiNotifications } from '../../../schema/notifications.ts'
import { users } from '../../../schema/people.ts'
import { properties } from '../../../schema/properties.ts'
import { aiReminders } from '../../../schema/reminders.ts'
import { tenancies } from '../../../schema/tenancies.ts'
import { threads } from '../../../schema/threads.ts'

type Person = typeof users.$inferSelect

const former = { firstName: 'Former', lastName: 'member' }

/** The row that stays for what other people keep. Its address cannot be typed, nor its password. */
export const formerMember = (id: string): Partial<Person> => ({
  ...former,
  email: `closed-${id}`,
  emailConfirmedAt: null,
  passwordHash: '',
  phone: null,
  experienceSince: null,
  profilePicture: null,
  isAdmin: false,
  accountType: 'individual',
  organizationName: null,
  representativeFor: null,
  licenseNumber: null,
  licenseState: null,
  verifiedUntil: null,
  organizationVerifiedUntil: null,
  backgroundApprovedUntil: null,
  wasOrganizationVerified: false,
  complianceFlags: [],
  lastContentReview: null,
  contentViolationCount: 0,
  isContentRestricted: false,
  wasVerified: false,
  restrictedUntil: null,
  restrictionReason: null,
  restrictionLiftedAt: null,
  restrictedHomes: [],
  backgroundCheckStatus: 'pending',
  stripeCustomerId: null,
  stripeSubscriptionId: null,
  currentPlan: 'free',
  closing: null,
})

/** Includes invited addresses of people who are not known yet. */
const dealingsOf = (transaction: Database, { id }: Person) => {
  const otherIn = (first: Column, second: Column | SQL) =>
    sql<string>`case when ${eq(first, id)} then ${second} else ${first} end`.as('other_id')
  const between = (
    table: typeof propertyInquiries | typeof maintenanceRequests | typeof threads | typeof applications,
  ) =>
    transaction
      .select({ id: table.id, otherId: otherIn(table.tenantId, table.landlordId) })
      .from(table)
      .where(or(eq(table.tenantId, id), eq(table.landlordId, id)))
  const consents = transaction
    .select({ id: userConsents.id, otherId: otherIn(userConsents.ownerId, userConsents.requesterId) })
    .from(userConsents)
    .where(or(eq(userConsents.ownerId, id), eq(userConsents.requesterId, id)))
  const checks = transaction
    .select({
      id: backgroundChecks.id,
      otherId: otherIn(backgroundChecks.subjectId, backgroundChecks.requesterId),
    })
    .from(backgroundChecks)
    .where(or(eq(backgroundChecks.subjectId, id), eq(backgroundChecks.requesterId, id)))
  const tenanciesOf = transaction
    .select({
      id: tenancies.id,
      otherId: otherIn(properties.landlordId, sql`coalesce(${tenancies.tenantId}, ${users.id})`),
    })
    .from(tenancies)
    .innerJoin(properties, eq(properties.id, tenancies.propertyId))
    .leftJoin(users, and(isNull(tenancies.tenantId), isInvited(users.email)))
    .where(or(eq(tenancies.tenantId, id), eq(properties.landlordId, id)))
  return between(propertyInquiries)
    .unionAll(between(maintenanceRequests))
    .unionAll(between(threads))
    .unionAll(between(applications))
    .unionAll(consents)
    .unionAll(checks)
    .unionAll(tenanciesOf)
    .as('about')
}

const isInvited = (address: Column): SQL => sql`lower(${address}) = lower(${tenancies.invitedEmail})`

/** From notifications, reminders, insights and mails of other people. */
export const forgetName = async (transaction: Database, person: Person): Promise<void> => {
  const about = dealingsOf(transaction, person)
  const name = `${person.firstName} ${person.lastName}`
  const formerName = `${former.firstName} ${former.lastName}`
  const without = (column: Column) => sql`replace(${column}, ${name}, ${formerName})`
  const names = (column: Column) => sql`strpos(${column}::text, ${inJson(name)}) > 0`
  await transaction
    .update(aiNotifications)
    .set({ title: without(aiNotifications.title), message: without(aiNotifications.message) })
    .from(about)
    .where(and(eq(aiNotifications.userId, about.otherId), eq(aiNotifications.relatedEntityId, about.id)))
  await transaction
    .update(aiReminders)
    .set({ title: without(aiReminders.title) })
    .from(about)
    .where(and(eq(aiReminders.userId, about.otherId), eq(aiReminders.relatedEntityId, about.id)))
  const others = transaction.select({ id: about.otherId }).from(about)
  const { title, summary, phrased, userId } = aiInsights
  await transaction
    .update(aiInsights)
    .set({ title: without(title), summary: without(summary), phrased: null })
    .where(and(inArray(userId, others), or(...[title, summary, phrased].map(names))))
  const { content, recipient } = outgoingMails
  const invited = transaction
    .select({ one: sql`1` })
    .from(tenancies)
    .innerJoin(properties, eq(properties.id, tenancies.propertyId))
    .where(and(eq(properties.landlordId, person.id), isInvited(recipient)))
  await transaction
    .update(outgoingMails)
    .set({ content: sql`replace(${content}::text, ${inJson(name)}, ${formerName})::jsonb` })
    .where(and(names(content), or(inArray(outgoingMails.userId, others), exists(invited))))
}

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1)
