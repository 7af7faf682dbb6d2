import { and, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/request/context.ts'
import { applications, isApplicationOpen } from '../../schema/applications.ts'
import { tenancies } from '../../schema/tenancies.ts'
import { noteInThread } from './application-thread.ts'
import { endApplicationConsents, endApplications } from './end-applications.ts'

type Settling = Pick<Context, 'database' | 'jobs'>
type Tenancy = typeof tenancies.$inferSelect

const { householdId, id, propertyId, tenantId, threadId } = applications

/**
 * Settles the applications for a home once a tenancy in it is agreed on, in its transaction and with the home locked:
 * the new tenant's are fulfilled, those of other households declined, and what was shared ends. `rivals` are the
 * offers that were withdrawn for it: if the home is still free for others, as listed, only the applications that led
 * to these are settled.
 */
export const settleHomeApplications = async (
  context: Settling,
  { agreed, rivals, isStillFree }: { agreed: Tenancy; rivals: readonly Tenancy[]; isStillFree: boolean },
): Promise<void> => {
  const offered = [agreed, ...rivals].flatMap(({ applicationId }) => applicationId ?? [])
  const isOffered = inArray(id, offered)
  const isOwn = sql`${tenantId} is not distinct from ${agreed.tenantId}`
  const isOfRoommate = sql`${householdId} is not distinct from ${agreed.householdId} and ${householdId} is not null`
  const isOfOther = sql`not (${isOwn} or ${isOfRoommate})`
  const isHere = eq(propertyId, agreed.propertyId)
  const isOpen = isStillFree ? sql`false` : isApplicationOpen
  await fulfill(context, agreed, and(isHere, isOwn, or(isOpen, isOffered)))
  await declineForAnother(
    context,
    agreed,
    and(isHere, or(and(isOpen, isOfOther), and(isOffered, not(isOwn)))),
  )
}

/** Also if they agreed to an invitation instead of the offer that it led to. */
const fulfill = async (
  { database }: Settling,
  agreed: Tenancy,
  condition: SQL | undefined,
): Promise<void> => {
  const own = await database
    .update(applications)
    .set({ status: 'accepted', decidedAt: sql`coalesce(${applications.decidedAt}, clock_timestamp())` })
    .where(condition)
    .returning({ id })
  const [application] = own
  if (!application) return
  await endApplicationConsents(database, [application.id])
  if (agreed.applicationId === application.id) return
  const { applicationId } = tenancies
  await database.update(tenancies).set({ applicationId: null }).where(eq(applicationId, application.id))
  await database.update(tenancies).set({ applicationId: application.id }).where(eq(tenancies.id, agreed.id))
}

const declineForAnother = async (
  { database, jobs }: Settling,
  { id: declinedFor }: Tenancy,
  condition: SQL | undefined,
): Promise<void> => {
  const others = await database
    .select({ id, threadId })
    .from(applications)
    .where(condition)
    .orderBy(id)
    .for('no key update')
  if (others.length === 0) return
  const ids = others.map(other => other.id)
  const reason = 'another_applicant'
  await endApplications(database, inArray(id, ids), {
    status: 'declined',
    declineReason: reason,
    declinedFor,
  })
  for (const other of others) {
    const event = { type: 'application_declined', subjectId: other.id, reason } as const
    await noteInThread(database, other, { senderId: null, event })
    await jobs.announce(database, { type: 'application_declined', applicationId: other.id })
  }
}
