import type { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { inquiryLifecycle } from '@portal/contract/inquiries/lifecycle'
import { mayFollow } from '@portal/contract/lifecycle'
import { eq } from 'drizzle-orm'
import { refuseIfRestricted } from '../../domain/posting-restriction.ts'
import { reviewMessage } from '../../domain/review-text.ts'
import { Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { lockOwnInquiry } from './inquiry-access.ts'
import { getInquiry } from './inquiry-rows.ts'
import { answersSoFar, joinedMessages, recentlyAnswered } from './recent-messages.ts'

/** Answers an inquiry that the caller received; throws `conflict` if its state does not allow the change. */
export const respondToInquiry: Verb<typeof inquiryEndpoints.respond> = async (context, { params, body }) => {
  const { database, caller, jobs } = context
  await refuseIfRestricted(context)
  const inquiry = await lockOwnInquiry(database, caller, params.id)
  if (!mayFollow(inquiryLifecycle, inquiry.status, body.status))
    throw new Refusal('conflict', `You can’t change an inquiry from ${inquiry.status} to ${body.status}.`)
  const { message, notice } = await reviewMessage(context, {
    source: 'inquiry_response',
    message: body.message,
    earlier: await recentlyAnswered(database, caller.id, inquiry.tenantId),
  })
  await database
    .update(propertyInquiries)
    .set({
      status: body.status,
      responseMessage: message,
      earlierResponses: answersSoFar(inquiry).slice(-joinedMessages),
      responseDate: new Date().toISOString(),
      scheduledDate: body.scheduledDate ?? inquiry.scheduledDate,
    })
    .where(eq(propertyInquiries.id, inquiry.id))
  await jobs.announce(database, { type: 'inquiry_answered', inquiryId: inquiry.id })
  return { inquiry: await getInquiry(context, inquiry.id), notice }
}
