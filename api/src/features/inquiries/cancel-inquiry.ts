import type { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { inquiryLifecycle } from '@portal/contract/inquiries/lifecycle'
import { mayFollow } from '@portal/contract/lifecycle'
import { eq } from 'drizzle-orm'
import { addThreadEvent } from '../../domain/add-thread-event.ts'
import { openInquiryThread } from '../../domain/inquiry-thread.ts'
import { Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { lockOwnInquiry } from './inquiry-access.ts'
import { getInquiry } from './inquiry-rows.ts'

/** Cancels an inquiry that the caller sent, and notifies the landlord; throws `conflict` once it is settled. */
export const cancelInquiry: Verb<typeof inquiryEndpoints.cancel> = async (context, { params }) => {
  const { database, caller, jobs } = context
  const inquiry = await lockOwnInquiry(database, caller, params.id)
  const { id, status } = inquiry
  if (!mayFollow(inquiryLifecycle, status, 'cancelled'))
    throw new Refusal('conflict', 'This inquiry is already closed.')
  await database.update(propertyInquiries).set({ status: 'cancelled' }).where(eq(propertyInquiries.id, id))
  const { id: threadId } = await openInquiryThread(database, inquiry)
  await addThreadEvent(database, {
    threadId,
    senderId: caller.id,
    event: { type: 'inquiry_cancelled', subjectId: id },
  })
  await jobs.announce(database, { type: 'inquiry_cancelled', inquiryId: id })
  return { inquiry: await getInquiry(context, id) }
}
