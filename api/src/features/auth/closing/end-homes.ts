import { and, type Column, eq, exists, inArray, isNotNull, not, or, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../../platform/database/database.ts'
import { userInteractions } from '../../../schema/consents.ts'
import { propertyInquiries } from '../../../schema/inquiries.ts'
import { maintenanceRequests } from '../../../schema/maintenance.ts'
import { users } from '../../../schema/people.ts'
import { properties } from '../../../schema/properties.ts'
import { tenancies } from '../../../schema/tenancies.ts'

/**
 * Homes are deleted unless another person's papers name them, and so are those of landlords who left earlier. What stays is hidden,
 * without pictures and the landlord's words.
 */
export const endHomes = async (transaction: Database, { id }: typeof users.$inferSelect): Promise<void> => {
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
