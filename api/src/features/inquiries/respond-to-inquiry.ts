import type { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import type { RespondToInquiry } from '@portal/contract/inquiries/inquiry'
import { inquiryLifecycle } from '@portal/contract/inquiries/lifecycle'
import { mayFollow } from '@portal/contract/lifecycle'
import type { ThreadEvent } from '@portal/contract/threads/thread'
import { addThreadEvent } from '../../domain/add-thread-event.ts'
import { addThreadText } from '../../domain/add-thread-text.ts'
import { noteAnswer, openInquiryThread } from '../../domain/inquiry-thread.ts'
import { refuseIfClosed } from '../../domain/open-thread.ts'
import { refuseIfRestricted } from '../../domain/posting-restriction.ts'
import { recentTexts } from '../../domain/recent-texts.ts'
import { reviewMessage } from '../../domain/review-text.ts'
import { Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { lockOwnInquiry } from './inquiry-access.ts'
import { getInquiry } from './inquiry-rows.ts'

/** Answers an inquiry that the caller received; throws `conflict` if its state does not allow the change. */
export const respondToInquiry: Verb<typeof inquiryEndpoints.respond> = async (context, { params, body }) => {
  const { database, caller, jobs } = context
  await refuseIfRestricted(context)
  const inquiry = await lockOwnInquiry(database, caller, params.id)
  if (!mayFollow(inquiryLifecycle, inquiry.status, body.status))
    throw new Refusal('conflict', `You can’t change an inquiry from ${inquiry.status} to ${body.status}.`)
  const thread = await openInquiryThread(database, inquiry)
  refuseIfClosed(thread, caller)
  const { message, notice } = await reviewMessage(context, {
    source: 'inquiry_response',
    message: body.message,
    earlier: await recentTexts(database, { ...inquiry, senderId: caller.id }),
  })
  const { status } = body
  const scheduledDate = body.scheduledDate ?? inquiry.scheduledDate
  const said = { threadId: thread.id, senderId: caller.id }
  const { createdAt: at } = await addThreadText(context, { ...said, body: message, inquiryId: inquiry.id })
  await noteAnswer(database, inquiry, { message, at, status, scheduledDate })
  const event = eventOf(status, scheduledDate)
  if (event) await addThreadEvent(database, { ...said, event: { ...event, subjectId: inquiry.id } })
  await jobs.announce(database, { type: 'inquiry_answered', inquiryId: inquiry.id })
  return { inquiry: await getInquiry(context, inquiry.id), notice }
}

/** What an answer means besides its words. */
const eventOf = (status: RespondToInquiry['status'], scheduledDate: string | null): ThreadEvent | null => {
  if (status === 'responded') return null
  if (status === 'scheduled')
    return { type: 'viewing_scheduled', ...(scheduledDate !== null && { at: scheduledDate }) }
  return { type: `inquiry_${status}` }
}
