import type { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { and, eq } from 'drizzle-orm'
import { countContacts, refusePastPlanLimit } from '../../domain/plan-limit.ts'
import { refuseIfRestricted } from '../../domain/posting-restriction.ts'
import { reviewMessage } from '../../domain/review-text.ts'
import { notFound } from '../../platform/request/refusal.ts'
import type { Again, Verb } from '../../platform/request/route.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { isNotDeleted, properties } from '../../schema/properties.ts'
import { getInquiry, selectInquiries } from './inquiry-rows.ts'
import { recentlyAsked } from './recent-messages.ts'

/** Sends an inquiry to the landlord of a public home, within the tenant's plan and the contact filter. */
export const createInquiry: Verb<typeof inquiryEndpoints.create> = async (context, { body }) => {
  const { database, caller, jobs } = context
  await refuseIfRestricted(context)
  const [home] = await database
    .select({ landlordId: properties.landlordId, propertyTitle: properties.title })
    .from(properties)
    .where(and(eq(properties.id, body.propertyId), isNotDeleted, eq(properties.visibilityLevel, 'public')))
    .for('share')
  if (!home) throw notFound('property')
  refusePastPlanLimit(caller, 'contacts', await countContacts(database, caller.id))
  const { message, notice } = await reviewMessage(context, {
    source: 'inquiry',
    message: body.message,
    earlier: await recentlyAsked(database, caller.id, home.landlordId),
  })
  const id = Bun.randomUUIDv7()
  await database
    .insert(propertyInquiries)
    .values({ ...body, ...home, id, tenantId: caller.id, message, askedDate: body.scheduledDate })
  await jobs.announce(database, { type: 'inquiry_received', inquiryId: id })
  return { inquiry: await getInquiry(context, id), notice }
}

/** The inquiry from an earlier request, as it is now; throws `not_found` once it was deleted with its home. */
export const readCreatedInquiry: Again<typeof inquiryEndpoints.create> = async (context, answered) => {
  const [inquiry] = await selectInquiries(context).where(eq(propertyInquiries.id, answered.inquiry.id))
  if (!inquiry) throw notFound('inquiry')
  return { inquiry, notice: answered.notice }
}
