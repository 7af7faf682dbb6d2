import type { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { inquiryLifecycle } from '@portal/contract/inquiries/lifecycle'
import { mayFollow } from '@portal/contract/lifecycle'
import { eq } from 'drizzle-orm'
import { takeTurnToSetTour } from '../../domain/tour-turn.ts'
import { invalid, Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { lockOwnInquiry } from '../inquiries/inquiry-access.ts'
import { getInquiry } from '../inquiries/inquiry-rows.ts'
import { addThreadEvent } from '../threads/add-thread-event.ts'
import { openInquiryThread } from '../threads/inquiry-thread.ts'

/**
 * Throws `conflict` if none are proposed, if one is agreed on already, and if the landlord has a tour of another home
 * at that time, which the table's exclusion constraint decides.
 */
export const chooseTime: Verb<typeof inquiryEndpoints.choose> = async (context, { params, body }) => {
  const { database, caller, jobs } = context
  const inquiry = await lockOwnInquiry(database, caller, params.id)
  const { id, status, proposedDates, scheduledDate, sequence } = inquiry
  const { date } = body
  if (!mayFollow(inquiryLifecycle, status, 'scheduled'))
    throw new Refusal('conflict', 'This inquiry is already closed.')
  if (proposedDates.length === 0) throw new Refusal('conflict', 'The landlord has not proposed any times.')
  if (status === 'scheduled' && scheduledDate === date)
    throw new Refusal('conflict', 'The tour is set for this time already.')
  const message = !proposedDates.includes(date)
    ? 'Please choose one of the proposed times'
    : Date.parse(date) <= Date.now()
      ? 'This time has passed. Please choose another'
      : null
  if (message) throw invalid('date', message)
  const { id: threadId } = await openInquiryThread(database, inquiry)
  await takeTurnToSetTour(database, inquiry)
  await database
    .update(propertyInquiries)
    .set({ status: 'scheduled', scheduledDate: date, sequence: sequence + 1 })
    .where(eq(propertyInquiries.id, id))
  await addThreadEvent(database, {
    threadId,
    senderId: caller.id,
    event: { type: 'viewing_chosen', subjectId: id, at: date },
  })
  await jobs.announce(database, { type: 'viewing_chosen', inquiryId: id })
  return { inquiry: await getInquiry(context, id) }
}
