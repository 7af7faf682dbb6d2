import { defaultTourMinutes } from '@portal/contract/inquiries/inquiry'
import type { tourHoursEndpoints } from '@portal/contract/properties/tour-hours-endpoints'
import { and, desc, eq, ne, or } from 'drizzle-orm'
import { inquiryColumns, isOpenInquiry } from '../../domain/inquiry-state.ts'
import { countContacts, refusePastPlanLimit } from '../../domain/plan-limit.ts'
import { refuseIfRestricted } from '../../domain/posting-restriction.ts'
import { isTourToCome, takeTurnToSetTour } from '../../domain/tour-turn.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound, Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { isPublicHome, properties } from '../../schema/properties.ts'
import { hasOpenInquiry } from '../inquiries/create-inquiry.ts'
import type { LockedInquiry } from '../inquiries/inquiry-access.ts'
import { getInquiry } from '../inquiries/inquiry-rows.ts'
import { addThreadEvent } from '../threads/add-thread-event.ts'
import { openInquiryThread } from '../threads/inquiry-thread.ts'
import { openThread, refuseIfClosed } from '../threads/open-thread.ts'
import { readOpenSlots } from './open-slots.ts'

/**
 * Sets a tour at a slot, within the tenant's plan: of their open tour request, whose tour it moves, or else a new one. Whether the
 * slot is free is decided in the landlord's turn to set tours, with the home locked, so that its hours stay. Throws `conflict`, with
 * the free slots, if it is not, and `restricted` if it would be a new one of someone who must not post.
 */
export const bookSlot: Verb<typeof tourHoursEndpoints.book> = async (context, { params, body }) => {
  const { database, caller, jobs } = context
  const { startsAt } = body
  const [home] = await database.select().from(properties).where(isPublicHome(params.id)).for('share')
  if (!home) throw notFound('property')
  if (!home.isAvailable) throw new Refusal('conflict', 'This home is rented, so there are no tours.')
  const request = await lockOpenRequest(database, caller.id, home.id)
  if (request?.status === 'scheduled' && request.scheduledDate === startsAt)
    throw new Refusal('conflict', 'Your tour is already set for this time.')
  if (!request) await refuseIfRestricted(context)
  const isFurther = request !== undefined || (await hasOpenInquiry(database, caller.id, home.id))
  if (!isFurther) refusePastPlanLimit(caller, 'contacts', await countContacts(database, caller.id))
  const parties = { propertyId: home.id, tenantId: caller.id, landlordId: home.landlordId }
  const thread = await (request ? openInquiryThread(database, request) : openThread(database, parties))
  refuseIfClosed(thread, caller)
  await takeTurnToSetTour(database, parties)
  const slots = await readOpenSlots(database, home)
  if (!slots.includes(startsAt)) {
    const reason =
      Date.parse(startsAt) <= Date.now() ? 'This time has passed.' : 'This time is no longer free.'
    throw new Refusal('conflict', `${reason} Please choose another.`, { current: { slots } })
  }
  const id = request?.id ?? Bun.randomUUIDv7()
  const tour = {
    status: 'scheduled',
    scheduledDate: startsAt,
    durationMinutes: defaultTourMinutes,
    canceledBy: null,
    sequence: (request?.sequence ?? 0) + 1,
  } as const
  if (request) await database.update(propertyInquiries).set(tour).where(eq(propertyInquiries.id, id))
  else
    await database.insert(propertyInquiries).values({
      ...parties,
      ...tour,
      id,
      threadId: thread.id,
      propertyTitle: home.title,
      askedDate: startsAt,
      wishedDates: [startsAt],
      isCounted: !isFurther,
    })
  const event = { type: 'viewing_chosen', subjectId: id, at: startsAt } as const
  await addThreadEvent(database, { threadId: thread.id, senderId: caller.id, event })
  await jobs.announce(database, { type: 'viewing_chosen', inquiryId: id })
  return { inquiry: await getInquiry(context, id) }
}

/** The newest one, unless its tour has taken place: then only its outcome can be recorded. */
const lockOpenRequest = async (
  transaction: Database,
  tenantId: string,
  propertyId: string,
): Promise<LockedInquiry | undefined> => {
  const { id, status, inquiryType } = propertyInquiries
  const [request] = await transaction
    .select(inquiryColumns)
    .from(propertyInquiries)
    .where(
      and(
        eq(propertyInquiries.tenantId, tenantId),
        eq(propertyInquiries.propertyId, propertyId),
        eq(inquiryType, 'viewing'),
        isOpenInquiry,
        or(ne(status, 'scheduled'), isTourToCome),
      ),
    )
    .orderBy(desc(id))
    .limit(1)
    .for('update')
  return request
}
