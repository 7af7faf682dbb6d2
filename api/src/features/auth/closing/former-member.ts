// What the rest of the portal sees of a person whose account has ended.
import { and, type Column, eq, or, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { userConsents } from '../../../schema/consents.ts'
import { propertyInquiries } from '../../../schema/inquiries.ts'
import { maintenanceRequests } from '../../../schema/maintenance.ts'
import { aiNotifications } from '../../../schema/notifications.ts'
import type { users } from '../../../schema/people.ts'
import { properties } from '../../../schema/properties.ts'
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
  isOrganizationVerified: false,
  complianceFlags: [],
  lastContentReview: null,
  contentViolationCount: 0,
  isContentRestricted: false,
  isVerified: false,
  backgroundCheckStatus: 'pending',
  stripeCustomerId: null,
  stripeSubscriptionId: null,
  currentPlan: 'free',
  closing: null,
})

/** Takes the person's name out of what other people were notified of. */
export const forgetName = (transaction: Database, { id, firstName, lastName }: Person) => {
  const dealings = (table: typeof propertyInquiries | typeof maintenanceRequests | typeof threads) =>
    transaction
      .select({
        id: table.id,
        otherId:
          sql<string>`case when ${eq(table.tenantId, id)} then ${table.landlordId} else ${table.tenantId} end`.as(
            'other_id',
          ),
      })
      .from(table)
      .where(or(eq(table.tenantId, id), eq(table.landlordId, id)))
  const consents = transaction
    .select({
      id: userConsents.id,
      otherId:
        sql<string>`case when ${eq(userConsents.ownerId, id)} then ${userConsents.requesterId} else ${userConsents.ownerId} end`.as(
          'other_id',
        ),
    })
    .from(userConsents)
    .where(or(eq(userConsents.ownerId, id), eq(userConsents.requesterId, id)))
  const tenanciesOf = transaction
    .select({
      id: tenancies.id,
      otherId:
        sql<string>`case when ${eq(tenancies.tenantId, id)} then ${properties.landlordId} else ${tenancies.tenantId} end`.as(
          'other_id',
        ),
    })
    .from(tenancies)
    .innerJoin(properties, eq(properties.id, tenancies.propertyId))
    .where(or(eq(tenancies.tenantId, id), eq(properties.landlordId, id)))
  const about = dealings(propertyInquiries)
    .unionAll(dealings(maintenanceRequests))
    .unionAll(dealings(threads))
    .unionAll(consents)
    .unionAll(tenanciesOf)
    .as('about')
  const without = (column: Column) =>
    sql`replace(${column}, ${`${firstName} ${lastName}`}, ${`${former.firstName} ${former.lastName}`})`
  const { title, message, relatedEntityId, userId } = aiNotifications
  return transaction
    .update(aiNotifications)
    .set({ title: without(title), message: without(message) })
    .from(about)
    .where(and(eq(userId, about.otherId), eq(relatedEntityId, about.id)))
}
