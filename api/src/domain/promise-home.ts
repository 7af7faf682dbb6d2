// What follows for a home from an agreement about it.
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Context } from '../platform/request/context.ts'
import { applications, isUndecided } from '../schema/applications.ts'
import { properties } from '../schema/properties.ts'
import { tenancies } from '../schema/tenancies.ts'
import { noteInThread } from './application-thread.ts'
import { endApplications } from './end-applications.ts'
import { isRivalOf } from './offer-tenancy.ts'

/**
 * Ends what others hoped for, once a tenancy is agreed on, in its transaction and with the home locked: rival offers are withdrawn, other
 * applications declined, and the home is no longer available, which is announced.
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
    .returning({ id: tenancies.id })
  for (const { id } of rivals) await jobs.announce(database, { type: 'tenancy_withdrawn', tenancyId: id })
  await declineOthers({ database, jobs }, tenancy)
  if (!home.isAvailable) return
  await database.update(properties).set({ isAvailable: false }).where(eq(properties.id, home.id))
  if (home.visibilityLevel === 'public')
    await jobs.announce(database, { type: 'property_rented', propertyId: home.id })
}

/** Declines what others applied for; what they shared for it ends with it. */
const declineOthers = async (
  { database, jobs }: Pick<Context, 'database' | 'jobs'>,
  { propertyId, tenantId }: typeof tenancies.$inferSelect,
): Promise<void> => {
  const { id, threadId } = applications
  const isTheirs = tenantId === null ? undefined : ne(applications.tenantId, tenantId)
  const others = await database
    .select({ id, threadId })
    .from(applications)
    .where(and(eq(applications.propertyId, propertyId), isUndecided, isTheirs))
    .orderBy(id)
    .for('no key update')
  if (others.length === 0) return
  const ids = others.map(other => other.id)
  const reason = 'another_applicant'
  await endApplications(database, inArray(id, ids), { status: 'declined', declineReason: reason })
  for (const other of others) {
    const event = { type: 'application_declined', subjectId: other.id, reason } as const
    await noteInThread(database, other, { senderId: null, event })
    await jobs.announce(database, { type: 'application_declined', applicationId: other.id })
  }
}
