import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { notFound } from '../platform/request/refusal.ts'
import { propertyInquiries } from '../schema/inquiries.ts'
import { isNotDeleted, properties } from '../schema/properties.ts'

export const isTourToCome = and(
  eq(propertyInquiries.status, 'scheduled'),
  gt(propertyInquiries.scheduledDate, sql`now()`),
)

/**
 * Calls that set tours of this landlord, or delete a home of theirs, run one after another until their
 * transactions end.
 */
export const takeTurnWithTours = async (transaction: Database, landlordId: string): Promise<void> => {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`tours of ${landlordId}`}, 0))`,
  )
}

/**
 * Takes the turn to set a tour. An exclusion constraint decides which tour comes first, but ten that clash
 * at once would end as deadlocks. Throws `not_found` if the home was deleted meanwhile. Lock the inquiry
 * and its conversation before: a new one locks the home, too, which a deletion locks before its turn.
 */
export const takeTurnToSetTour = async (
  transaction: Database,
  { landlordId, propertyId }: Pick<typeof propertyInquiries.$inferSelect, 'landlordId' | 'propertyId'>,
): Promise<void> => {
  await takeTurnWithTours(transaction, landlordId)
  if ((await transaction.$count(properties, and(eq(properties.id, propertyId), isNotDeleted))) === 0)
    throw notFound('inquiry')
}
