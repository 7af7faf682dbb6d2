import type { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { and, eq } from 'drizzle-orm'
import { isOpenInquiry } from '../../domain/inquiry-state.ts'
import { countContacts, refusePastPlanLimit } from '../../domain/plan-limit.ts'
import { refuseIfRestricted } from '../../domain/posting-restriction.ts'
import { recentTexts } from '../../domain/recent-texts.ts'
import { reviewMessage } from '../../domain/review-text.ts'
import { readTourTimes } from '../../domain/tour-times.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/request/refusal.ts'
import type { Again, Verb } from '../../platform/request/route.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { isPublicHome, properties } from '../../schema/properties.ts'
import { addThreadText } from '../threads/add-thread-text.ts'
import { openThread, refuseIfClosed } from '../threads/open-thread.ts'
import { getInquiry, selectInquiries } from './inquiry-rows.ts'

/** Within the tenant's plan and the contact filter. */
export const createInquiry: Verb<typeof inquiryEndpoints.create> = async (context, { body }) => {
  const { database, caller, jobs } = context
  await refuseIfRestricted(context)
  const [home] = await database
    .select({ landlordId: properties.landlordId, propertyTitle: properties.title })
    .from(properties)
    .where(isPublicHome(body.propertyId))
    .for('share')
  if (!home) throw notFound('property')
  const isFurther = await hasOpenInquiry(database, caller.id, body.propertyId)
  if (!isFurther) refusePastPlanLimit(caller, 'contacts', await countContacts(database, caller.id))
  const wished = await readTourTimes(database, body, 'wishedDates', body.wishedDates)
  const wishedDates = wished.length === 0 && body.scheduledDate ? [body.scheduledDate] : wished
  const parties = { tenantId: caller.id, landlordId: home.landlordId }
  const { message, notice } = await reviewMessage(context, {
    source: 'inquiry',
    message: body.message,
    earlier: await recentTexts(database, { ...parties, senderId: caller.id }),
  })
  const thread = await openThread(database, { ...parties, propertyId: body.propertyId })
  refuseIfClosed(thread, caller)
  const id = Bun.randomUUIDv7()
  await database.insert(propertyInquiries).values({
    ...body,
    ...home,
    id,
    tenantId: caller.id,
    threadId: thread.id,
    message,
    wishedDates,
    askedDate: wishedDates[0],
    scheduledDate: wishedDates[0],
    isCounted: !isFurther,
  })
  await addThreadText(context, { threadId: thread.id, senderId: caller.id, body: message, inquiryId: id })
  await jobs.announce(database, { type: 'inquiry_received', inquiryId: id })
  return { inquiry: await getInquiry(context, id), notice }
}

/** A further inquiry joins the conversation, and the plan counts it once. */
export const hasOpenInquiry = async (
  transaction: Database,
  tenantId: string,
  propertyId: string,
): Promise<boolean> =>
  (await transaction.$count(
    propertyInquiries,
    and(
      eq(propertyInquiries.tenantId, tenantId),
      eq(propertyInquiries.propertyId, propertyId),
      isOpenInquiry,
    ),
  )) > 0

/** As it is now; throws `not_found` once it was deleted with its home. */
export const readInquiryAgain: Again<typeof inquiryEndpoints.create> = async (context, answered) => {
  const [inquiry] = await selectInquiries(context).where(eq(propertyInquiries.id, answered.inquiry.id))
  if (!inquiry) throw notFound('inquiry')
  return { inquiry, notice: answered.notice }
}
