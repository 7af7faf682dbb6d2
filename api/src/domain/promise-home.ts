// What follows for a home from an agreement about it.
import { eq } from 'drizzle-orm'
import type { Context } from '../platform/request/context.ts'
import { properties } from '../schema/properties.ts'
import { tenancies } from '../schema/tenancies.ts'
import { isRivalOf } from './offer-tenancy.ts'
import { settleHomeApplications } from './settle-home-applications.ts'

/**
 * Ends what others hoped for, once a tenancy is agreed on, in its transaction and with the home locked: rival offers are withdrawn,
 * applications settled, and the home is no longer available, which is announced.
 */
export const promiseHome = async (
  { database, jobs }: Pick<Context, 'database' | 'jobs'>,
  home: typeof properties.$inferSelect,
  tenancy: typeof tenancies.$inferSelect,
): Promise<void> => {
  const rivals = await database
    .update(tenancies)
    .set({ status: 'withdrawn', endReason: 'home_rented' })
    .where(isRivalOf(tenancy))
    .returning()
  for (const { id, applicationId } of rivals)
    if (applicationId === null) await jobs.announce(database, { type: 'tenancy_withdrawn', tenancyId: id })
  await settleHomeApplications({ database, jobs }, tenancy, rivals)
  if (!home.isAvailable) return
  await database.update(properties).set({ isAvailable: false }).where(eq(properties.id, home.id))
  if (home.visibilityLevel === 'public')
    await jobs.announce(database, { type: 'property_rented', propertyId: home.id })
}
