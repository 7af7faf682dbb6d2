import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/request/context.ts'
import { applications, isApplicationOpen } from '../../schema/applications.ts'
import { isAccountOpen, users } from '../../schema/people.ts'
import { properties } from '../../schema/properties.ts'
import { hasNotEnded, tenancies } from '../../schema/tenancies.ts'
import { noteInThread } from '../applications/application-thread.ts'

/**
 * Gives back what `promiseHome` took, once a tenancy was called off with its tenant's account, in its transaction and
 * with the home locked, unless someone else is to live there. The home is available if it was before; applications
 * that were declined for it wait again, and their people are told. What was shared for them is not restored.
 */
export const freeHome = async (
  { database, jobs }: Pick<Context, 'database' | 'jobs'>,
  home: typeof properties.$inferSelect,
  { householdId }: typeof tenancies.$inferSelect,
): Promise<void> => {
  const isHere = eq(tenancies.propertyId, home.id)
  if ((await database.$count(tenancies, and(isHere, hasNotEnded))) > 0) return
  const isOfHousehold = sql`${tenancies.householdId} is not distinct from ${householdId}`
  const calledOff = await database
    .select({ id: tenancies.id, tookHome: tenancies.tookHome })
    .from(tenancies)
    .where(and(isHere, isOfHousehold, eq(tenancies.endReason, 'account_closed')))
  if (!home.isAvailable && calledOff.some(({ tookHome }) => tookHome)) {
    await database.update(properties).set({ isAvailable: true }).where(eq(properties.id, home.id))
    if (home.visibilityLevel === 'public')
      await jobs.announce(database, { type: 'property_listed', propertyId: home.id })
  }
  const isDeclined = and(
    eq(applications.propertyId, home.id),
    inArray(
      applications.declinedFor,
      calledOff.map(({ id }) => id),
    ),
  )
  await reopen({ database, jobs }, isDeclined)
}

const reopen = async (
  { database, jobs }: Pick<Context, 'database' | 'jobs'>,
  isDeclined: SQL | undefined,
): Promise<void> => {
  const { id, expiresAt, propertyId, tenantId, threadId } = applications
  const isStillThere = sql`exists (select from ${users} where ${and(eq(users.id, tenantId), isAccountOpen)})`
  const declined = await database
    .select({ id, propertyId, tenantId, threadId })
    .from(applications)
    .where(and(isDeclined, gt(expiresAt, sql`now()`), isStillThere))
    .orderBy(id)
    .for('no key update')
  for (const application of declined) {
    const isSame = and(eq(propertyId, application.propertyId ?? ''), eq(tenantId, application.tenantId))
    if ((await database.$count(applications, and(isSame, isApplicationOpen))) > 0) continue
    await database
      .update(applications)
      .set({ status: 'submitted', declineReason: null, declinedFor: null, decidedAt: null })
      .where(eq(id, application.id))
    // An application has one offer: the one that was withdrawn for the agreement is no longer its own.
    const { applicationId } = tenancies
    await database.update(tenancies).set({ applicationId: null }).where(eq(applicationId, application.id))
    const event = { type: 'application_reopened', subjectId: application.id } as const
    await noteInThread(database, application, { senderId: null, event })
    await jobs.announce(database, { type: 'application_reopened', applicationId: application.id })
  }
}
