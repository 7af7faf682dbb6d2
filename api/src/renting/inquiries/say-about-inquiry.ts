import { recentTexts } from '../../domain/recent-texts.ts'
import { reviewMessage } from '../../domain/review-text.ts'
import type { Context } from '../../platform/request/context.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import type { threads } from '../../schema/threads.ts'
import { addThreadText } from '../threads/add-thread-text.ts'
import { refuseIfClosed } from '../threads/open-thread.ts'
import type { LockedInquiry } from './inquiry-access.ts'

/**
 * Within the contact filter; the inquiry must be locked. Throws `conflict` if the conversation is closed, unless the
 * answer is owed to a tenant who closed it: then only the inquiry has it.
 */
export const sayAboutInquiry = async (
  context: Context<Caller>,
  { id, tenantId, landlordId }: LockedInquiry,
  thread: typeof threads.$inferSelect,
  text: string,
  { isOwed = false } = {},
): Promise<{ message: string; notice: string | null; at: string }> => {
  const { database, caller } = context
  const isOutside = isOwed && thread.closedBy === tenantId
  if (!isOutside) refuseIfClosed(thread, caller)
  const { message, notice } = await reviewMessage(context, {
    source: caller.id === tenantId ? 'inquiry' : 'inquiry_response',
    message: text,
    earlier: await recentTexts(database, { tenantId, landlordId, senderId: caller.id }),
  })
  if (isOutside) return { message, notice, at: new Date().toISOString() }
  const entry = { threadId: thread.id, senderId: caller.id, body: message, inquiryId: id }
  const { createdAt: at } = await addThreadText(context, entry)
  return { message, notice, at }
}
