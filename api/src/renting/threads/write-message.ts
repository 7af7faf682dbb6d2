import type { threadEndpoints } from '@portal/contract/threads/endpoints'
import { eq } from 'drizzle-orm'
import { refuseIfRestricted } from '../../domain/posting-restriction.ts'
import { recentTexts } from '../../domain/recent-texts.ts'
import { reviewMessage } from '../../domain/review-text.ts'
import { useMessagePhotos } from '../../domain/use-photos.ts'
import { notFound } from '../../platform/request/refusal.ts'
import type { Again, Verb } from '../../platform/request/route.ts'
import { threadMessages } from '../../schema/threads.ts'
import { addThreadText } from './add-thread-text.ts'
import { noteAnswer } from './inquiry-thread.ts'
import { refuseIfClosed } from './open-thread.ts'
import { lockOwnThread, lockUnanswered } from './thread-access.ts'
import { asMessage } from './thread-rows.ts'

/**
 * Within the contact filter. A landlord's first text answers the inquiries that wait for one. Throws `conflict` while
 * the conversation is closed.
 */
export const writeMessage: Verb<typeof threadEndpoints.write> = async (context, { params, body }) => {
  const { database, caller, jobs } = context
  await refuseIfRestricted(context)
  const answered = await lockUnanswered(context, params.id)
  const thread = await lockOwnThread(context, params.id)
  refuseIfClosed(thread, caller)
  const { message: text, notice } = await reviewMessage(context, {
    source: 'message',
    message: body.message,
    earlier: await recentTexts(database, { ...thread, senderId: caller.id }),
  })
  const [first] = answered
  const photos = [...new Set(body.photos)]
  const message = await addThreadText(context, {
    threadId: thread.id,
    senderId: caller.id,
    body: text,
    photos,
    ...(first && { inquiryId: first.id }),
  })
  await useMessagePhotos(database, { id: message.id, senderId: caller.id }, photos)
  for (const inquiry of answered) {
    await noteAnswer(database, inquiry, { message: text, at: message.createdAt, status: 'responded' })
    await jobs.announce(database, { type: 'inquiry_answered', inquiryId: inquiry.id })
  }
  return { message, notice }
}

/** As it is now; throws `not_found` once it is gone. */
export const readWrittenMessage: Again<typeof threadEndpoints.write> = async ({ database }, answered) => {
  const [message] = await database
    .select()
    .from(threadMessages)
    .where(eq(threadMessages.id, answered.message.id))
  if (!message) throw notFound('message')
  return { message: asMessage(message), notice: answered.notice }
}
