import type { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { inquiryLifecycle } from '@portal/contract/inquiries/lifecycle'
import { mayFollow } from '@portal/contract/lifecycle'
import { eq } from 'drizzle-orm'
import { refuseIfRestricted } from '../../domain/posting-restriction.ts'
import { readTourTimes } from '../../domain/tour-times.ts'
import { Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { lockOwnInquiry } from '../inquiries/inquiry-access.ts'
import { getInquiry } from '../inquiries/inquiry-rows.ts'
import { sayAboutInquiry } from '../inquiries/say-about-inquiry.ts'
import { addThreadEvent } from '../threads/add-thread-event.ts'
import { noteAnswer, openInquiryThread } from '../threads/inquiry-thread.ts'

/**
 * They replace those before. A scheduled tour is off until the tenant chooses again. Throws `conflict` once the
 * inquiry is closed.
 */
export const proposeTimes: Verb<typeof inquiryEndpoints.propose> = async (context, { params, body }) => {
  const { database, caller, jobs } = context
  await refuseIfRestricted(context)
  const inquiry = await lockOwnInquiry(database, caller, params.id)
  const { id } = inquiry
  if (!mayFollow(inquiryLifecycle, inquiry.status, 'responded'))
    throw new Refusal('conflict', 'This inquiry is already closed.')
  const dates = (await readTourTimes(database, inquiry, 'dates', body.dates)).toSorted()
  const thread = await openInquiryThread(database, inquiry)
  const answer = body.message ? await sayAboutInquiry(context, inquiry, thread, body.message) : null
  if (answer) await noteAnswer(database, inquiry, { message: answer.message, at: answer.at })
  await database
    .update(propertyInquiries)
    .set({
      status: 'responded',
      proposedDates: dates,
      durationMinutes: body.durationMinutes,
      scheduledDate: dates[0] ?? null,
      firstResponseAt: inquiry.firstResponseAt ?? new Date().toISOString(),
      canceledBy: null,
      sequence: inquiry.sequence + Number(inquiry.status === 'scheduled'),
    })
    .where(eq(propertyInquiries.id, id))
  await addThreadEvent(database, {
    threadId: thread.id,
    senderId: caller.id,
    event: { type: 'viewing_proposed', subjectId: id, dates },
  })
  await jobs.announce(database, { type: 'viewing_proposed', inquiryId: id })
  return { inquiry: await getInquiry(context, id), notice: answer?.notice ?? null }
}
