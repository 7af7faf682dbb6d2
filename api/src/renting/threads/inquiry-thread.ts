import { recentMessages } from '@portal/language/contact-filter/filter-message'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { propertyInquiries, type SentMessage } from '../../schema/inquiries.ts'
import type { threads } from '../../schema/threads.ts'
import { addThreadMessage } from './add-thread-message.ts'
import { openThread } from './open-thread.ts'

type Inquiry = typeof propertyInquiries.$inferSelect
type Answers = Pick<Inquiry, 'responseMessage' | 'responseDate' | 'earlierResponses'>

/** To one inquiry, oldest first. */
const answersSoFar = ({ responseMessage, responseDate, earlierResponses }: Answers): SentMessage[] =>
  responseMessage === null || responseDate === null
    ? earlierResponses
    : [...earlierResponses, { message: responseMessage, at: responseDate }]

/**
 * Locked; lock the inquiry before. If an API of the release before stored the inquiry, its words are not there yet:
 * they are added first.
 */
export const openInquiryThread = async (
  transaction: Database,
  inquiry: Inquiry,
): Promise<typeof threads.$inferSelect> => {
  const thread = await openThread(transaction, inquiry)
  if (inquiry.threadId) return thread
  const { id: inquiryId, tenantId, landlordId, message } = inquiry
  await transaction
    .update(propertyInquiries)
    .set({ threadId: thread.id })
    .where(eq(propertyInquiries.id, inquiryId))
  const add = (senderId: string, body: string) =>
    addThreadMessage(transaction, { threadId: thread.id, senderId, kind: 'text', body, inquiryId })
  if (message !== null) await add(tenantId, message)
  for (const answer of answersSoFar(inquiry)) await add(landlordId, answer.message)
  return thread
}

export const noteAnswer = async (
  transaction: Database,
  inquiry: Inquiry,
  answer: SentMessage & Partial<Pick<Inquiry, 'status' | 'scheduledDate' | 'proposedDates' | 'sequence'>>,
): Promise<void> => {
  const { message, at, ...change } = answer
  await transaction
    .update(propertyInquiries)
    .set({
      ...change,
      responseMessage: message,
      responseDate: at,
      firstResponseAt: inquiry.firstResponseAt ?? at,
      earlierResponses: answersSoFar(inquiry).slice(-recentMessages),
    })
    .where(eq(propertyInquiries.id, inquiry.id))
}
