import { and, eq, ne, not, or, sql } from 'drizzle-orm'
import { isOpenInquiry } from '../../domain/inquiry-state.ts'
import { isTourToCome } from '../../domain/tour-turn.ts'
import type { Context } from '../../platform/request/context.ts'
import { applications, isApplicationOpen } from '../../schema/applications.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { properties } from '../../schema/properties.ts'
import { tenancies } from '../../schema/tenancies.ts'
import { settleHomeApplications } from '../applications/settle-home-applications.ts'
import { addThreadEvent } from '../threads/add-thread-event.ts'
import { openInquiryThread } from '../threads/inquiry-thread.ts'
import { isRivalOf } from './offer-tenancy.ts'

/**
 * Ends what others hoped for, once a tenancy is agreed on, in its transaction and with the home locked: rival offers,
 * applications, tours of others, and the home's availability, which is announced. A tenancy that is over before the
 * home is available, such as today's tenant's, takes it from nobody but its rivals.
 */
export const promiseHome = async (
  { database, jobs }: Pick<Context, 'database' | 'jobs'>,
  home: typeof properties.$inferSelect,
  tenancy: typeof tenancies.$inferSelect,
): Promise<void> => {
  const rivals = await database
    .update(tenancies)
    .set({ status: 'withdrawn', endReason: endReasonFor(tenancy) })
    .where(isRivalOf(tenancy))
    .returning()
  for (const { id, applicationId, endReason } of rivals)
    if (applicationId === null && endReason === 'home_rented')
      await jobs.announce(database, { type: 'tenancy_withdrawn', tenancyId: id })
  const isStillFree = isFreeAfter(home, tenancy)
  await settleHomeApplications({ database, jobs }, { agreed: tenancy, rivals, isStillFree })
  if (isStillFree) return
  await endTours({ database, jobs }, tenancy)
  if (!home.isAvailable) return
  await database.update(properties).set({ isAvailable: false }).where(eq(properties.id, home.id))
  await database.update(tenancies).set({ tookHome: true }).where(eq(tenancies.id, tenancy.id))
  if (home.visibilityLevel === 'public')
    await jobs.announce(database, { type: 'property_rented', propertyId: home.id })
}

/** Who has just agreed needs no other offer, and everyone else came too late. */
const endReasonFor = ({ tenantId, invitedEmail }: typeof tenancies.$inferSelect) => {
  const isTheirs = or(
    sql`${tenancies.tenantId} = ${tenantId}`,
    sql`lower(${tenancies.invitedEmail}) = lower(${invitedEmail})`,
  )
  return sql<
    'agreed_to_another' | 'home_rented'
  >`case when ${isTheirs} then 'agreed_to_another' else 'home_rented' end`
}

/** It is available from a day after the last one of this tenancy. */
const isFreeAfter = (
  { isAvailable, availableDate }: typeof properties.$inferSelect,
  { endsOn }: typeof tenancies.$inferSelect,
): boolean => isAvailable && availableDate !== null && endsOn !== null && endsOn < availableDate

/** No question, and no tour that only lacks its outcome. */
const isOpenTour = and(
  isOpenInquiry,
  or(
    isTourToCome,
    and(
      ne(propertyInquiries.status, 'scheduled'),
      or(
        eq(propertyInquiries.inquiryType, 'viewing'),
        sql`jsonb_array_length(${propertyInquiries.proposedDates}) > 0`,
      ),
    ),
  ),
)

/** By this tenancy, or by another one or an application of its household. */
const isOfHousehold = ({ propertyId, tenantId, householdId }: typeof tenancies.$inferSelect) => sql`(
  ${propertyInquiries.tenantId} = ${tenantId} or exists (
    select from ${tenancies} where ${and(
      eq(tenancies.propertyId, propertyId),
      sql`${tenancies.householdId} = ${householdId}`,
      eq(tenancies.tenantId, propertyInquiries.tenantId),
    )}
  ) or exists (
    select from ${applications} where ${and(
      eq(applications.propertyId, propertyId),
      sql`${applications.householdId} = ${householdId}`,
      eq(applications.tenantId, propertyInquiries.tenantId),
      isApplicationOpen,
    )}
  )
)`

/** With one event in each conversation: unanswered wishes expire, the rest is declined. */
const endTours = async (
  { database, jobs }: Pick<Context, 'database' | 'jobs'>,
  tenancy: typeof tenancies.$inferSelect,
): Promise<void> => {
  const { id, propertyId } = propertyInquiries
  const open = await database
    .select()
    .from(propertyInquiries)
    .where(and(eq(propertyId, tenancy.propertyId), isOpenTour, not(isOfHousehold(tenancy))))
    .orderBy(id)
    .for('update')
  for (const inquiry of open) {
    const isScheduled = inquiry.status === 'scheduled'
    const status = inquiry.status === 'pending' ? 'expired' : 'declined'
    const sequence = inquiry.sequence + Number(isScheduled)
    await database
      .update(propertyInquiries)
      .set({ status, endReason: 'home_rented', sequence })
      .where(eq(id, inquiry.id))
    const { id: threadId } = await openInquiryThread(database, inquiry)
    const at = isScheduled && inquiry.scheduledDate ? { at: inquiry.scheduledDate } : {}
    const event = { type: `inquiry_${status}`, subjectId: inquiry.id, reason: 'home_rented', ...at } as const
    await addThreadEvent(database, { threadId, senderId: null, event })
    await jobs.announce(database, { type: 'viewing_ended', inquiryId: inquiry.id })
  }
}
