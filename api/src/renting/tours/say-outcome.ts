import type { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { eq } from 'drizzle-orm'
import { Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { lockOwnInquiry } from '../inquiries/inquiry-access.ts'
import { getInquiry } from '../inquiries/inquiry-rows.ts'
import { addThreadEvent } from '../threads/add-thread-event.ts'
import { openInquiryThread } from '../threads/inquiry-thread.ts'

/**
 * Tenants can only say that the landlord did not come: `forbidden` otherwise. Throws `conflict` unless there is a
 * scheduled tour whose time has come.
 */
export const sayOutcome: Verb<typeof inquiryEndpoints.outcome> = async (context, { params, body }) => {
  const { database, caller, jobs } = context
  const inquiry = await lockOwnInquiry(database, caller, params.id)
  const { id, status, scheduledDate, tenantId } = inquiry
  const { outcome } = body
  if (caller.id === tenantId && outcome !== 'landlord_absent')
    throw new Refusal('forbidden', 'Only the landlord can say this.')
  if (status !== 'scheduled' || scheduledDate === null)
    throw new Refusal('conflict', 'There is no scheduled tour.')
  if (Date.parse(scheduledDate) > Date.now()) throw new Refusal('conflict', 'This tour is still to come.')
  await database
    .update(propertyInquiries)
    .set({ status: 'completed', outcome })
    .where(eq(propertyInquiries.id, id))
  const { id: threadId } = await openInquiryThread(database, inquiry)
  await addThreadEvent(database, {
    threadId,
    senderId: caller.id,
    event: { type: 'viewing_outcome', subjectId: id, at: scheduledDate, reason: outcome },
  })
  await jobs.announce(database, { type: 'viewing_outcome', inquiryId: id })
  return { inquiry: await getInquiry(context, id) }
}
