import type { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import type { RespondToInquiry } from '@portal/contract/inquiries/inquiry'
import { wishedDatesOf } from '@portal/contract/inquiries/inquiry-words'
import { inquiryLifecycle } from '@portal/contract/inquiries/lifecycle'
import { mayFollow } from '@portal/contract/lifecycle'
import type { ThreadEvent } from '@portal/contract/threads/thread'
import { refuseIfRestricted } from '../../domain/posting-restriction.ts'
import { readTourTimes } from '../../domain/tour-times.ts'
import { takeTurnToSetTour } from '../../domain/tour-turn.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Context } from '../../platform/request/context.ts'
import { Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { addThreadEvent } from '../threads/add-thread-event.ts'
import { noteAnswer, openInquiryThread } from '../threads/inquiry-thread.ts'
import { type LockedInquiry, lockOwnInquiry } from './inquiry-access.ts'
import { getInquiry } from './inquiry-rows.ts'
import { sayAboutInquiry } from './say-about-inquiry.ts'

/**
 * Throws `conflict` if the inquiry's state does not allow the change. A tour is scheduled only at a time that the
 * tenant wished for: any other, from an app that does not propose times yet, is proposed. Words alone change no
 * scheduled tour. A tenant who closed the conversation still gets one answer, or a decline: nobody can be made to
 * leave a question open.
 */
export const respondToInquiry: Verb<typeof inquiryEndpoints.respond> = async (context, { params, body }) => {
  await refuseIfRestricted(context)
  const inquiry = await lockOwnInquiry(context.database, context.caller, params.id)
  const { notice } = await answerInquiry(context, inquiry, body)
  return { inquiry: await getInquiry(context, inquiry.id), notice }
}

/** The inquiry must be locked. Throws as `respondToInquiry` does. */
export const answerInquiry = async (
  context: Context<Caller>,
  inquiry: LockedInquiry,
  body: RespondToInquiry,
): Promise<{ notice: string | null }> => {
  const { database, caller, jobs } = context
  if (!mayFollow(inquiryLifecycle, inquiry.status, body.status))
    throw new Refusal('conflict', `You can’t change an inquiry from ${inquiry.status} to ${body.status}.`)
  const thread = await openInquiryThread(database, inquiry)
  const change = await changeBy(database, inquiry, body)
  const isOwed = inquiry.status === 'pending' || body.status === 'declined'
  const { notice, ...answer } = await sayAboutInquiry(context, inquiry, thread, body.message, { isOwed })
  await noteAnswer(database, inquiry, { ...answer, ...change })
  const event = eventOf(inquiry, change)
  if (event)
    await addThreadEvent(database, {
      threadId: thread.id,
      senderId: caller.id,
      event: { ...event, subjectId: inquiry.id },
    })
  await jobs.announce(database, {
    type: 'inquiry_answered',
    inquiryId: inquiry.id,
    ...(leavesTour(inquiry, change) && { leavesTour: true }),
  })
  return { notice }
}

type Change = Pick<LockedInquiry, 'status' | 'scheduledDate' | 'proposedDates' | 'sequence'>

const changeBy = async (
  database: Database,
  inquiry: LockedInquiry,
  { status, scheduledDate: newDate }: RespondToInquiry,
): Promise<Change> => {
  const scheduledDate = newDate ?? inquiry.scheduledDate
  const { proposedDates, sequence } = inquiry
  const isSet = inquiry.status === 'scheduled'
  const isClosed = status === 'completed' || status === 'declined'
  if (isSet && !isClosed && scheduledDate === inquiry.scheduledDate)
    return { status: 'scheduled', scheduledDate, proposedDates, sequence }
  if (isClosed || scheduledDate === null || (status === 'responded' && !isSet))
    return {
      status: isClosed ? status : 'responded',
      scheduledDate,
      proposedDates,
      sequence: sequence + Number(isSet && status !== 'completed'),
    }
  if (status === 'scheduled' && wishedDatesOf(inquiry).includes(scheduledDate)) {
    await takeTurnToSetTour(database, inquiry)
    return { status, scheduledDate, proposedDates, sequence: sequence + 1 }
  }
  return {
    status: 'responded',
    scheduledDate,
    proposedDates: await readTourTimes(database, inquiry, 'scheduledDate', [scheduledDate]),
    sequence: sequence + Number(isSet),
  }
}

const leavesTour = (
  before: LockedInquiry,
  { status, scheduledDate }: Pick<Change, 'status' | 'scheduledDate'>,
): boolean =>
  status === 'scheduled' && before.status === 'scheduled' && scheduledDate === before.scheduledDate

/** Besides the words. */
const eventOf = (
  before: LockedInquiry,
  { status, scheduledDate, proposedDates }: Change,
): ThreadEvent | null => {
  if (status === 'declined' || status === 'completed') return { type: `inquiry_${status}` }
  if (status === 'scheduled' && scheduledDate !== null)
    return leavesTour(before, { status, scheduledDate })
      ? null
      : { type: 'viewing_scheduled', at: scheduledDate }
  return proposedDates === before.proposedDates ? null : { type: 'viewing_proposed', dates: proposedDates }
}
