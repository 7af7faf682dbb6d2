import type { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { mayCancelInquiry } from '@portal/contract/inquiries/inquiry-words'
import { inquiryLifecycle } from '@portal/contract/inquiries/lifecycle'
import { mayFollow } from '@portal/contract/lifecycle'
import { isBlank } from '@portal/contract/values/text'
import { eq } from 'drizzle-orm'
import { refuseIfRestricted } from '../../domain/posting-restriction.ts'
import { Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { addThreadEvent } from '../threads/add-thread-event.ts'
import { noteAnswer, openInquiryThread } from '../threads/inquiry-thread.ts'
import { lockOwnInquiry } from './inquiry-access.ts'
import { getInquiry } from './inquiry-rows.ts'
import { sayAboutInquiry } from './say-about-inquiry.ts'

const insteadOfTenant = 'You can report that the landlord didn’t show up.'
const insteadOfLandlord = 'Record the outcome instead.'

/**
 * A landlord calls off the tour; the inquiry is still answered. The other person reads the reason in the
 * conversation. Throws `conflict` once it is closed or its tour's time has come, and for a landlord without a tour to
 * call off; who is restricted gives no reason.
 */
export const cancelInquiry: Verb<typeof inquiryEndpoints.cancel> = async (context, { params, body }) => {
  const { database, caller, jobs } = context
  const words = body.reason && !isBlank(body.reason) ? body.reason : null
  if (words) await refuseIfRestricted(context)
  const inquiry = await lockOwnInquiry(database, caller, params.id)
  const { id, status, scheduledDate, sequence } = inquiry
  const isTenant = caller.id === inquiry.tenantId
  if (!mayFollow(inquiryLifecycle, status, 'cancelled'))
    throw new Refusal('conflict', 'This inquiry is already closed.')
  if (!isTenant && status !== 'scheduled') throw new Refusal('conflict', 'There is no tour to cancel.')
  if (!mayCancelInquiry(inquiry, Date.now()))
    throw new Refusal(
      'conflict',
      `The time of this tour has come. ${isTenant ? insteadOfTenant : insteadOfLandlord}`,
    )
  const thread = await openInquiryThread(database, inquiry)
  const reason = words && (await sayAboutInquiry(context, inquiry, thread, words))
  if (reason && !isTenant) await noteAnswer(database, inquiry, reason)
  await database
    .update(propertyInquiries)
    .set({
      status: isTenant ? 'cancelled' : 'responded',
      canceledBy: caller.id,
      proposedDates: [],
      sequence: sequence + Number(status === 'scheduled'),
    })
    .where(eq(propertyInquiries.id, id))
  const type = isTenant ? 'inquiry_cancelled' : 'viewing_called_off'
  const at = status === 'scheduled' && scheduledDate !== null ? { at: scheduledDate } : {}
  const event = { type, subjectId: id, ...at } as const
  await addThreadEvent(database, { threadId: thread.id, senderId: caller.id, event })
  await jobs.announce(database, { type, inquiryId: id })
  return { inquiry: await getInquiry(context, id), notice: reason ? reason.notice : null }
}
