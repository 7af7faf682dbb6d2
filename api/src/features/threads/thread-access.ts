// Fetches a conversation of the caller, or throws.
import { and, asc, eq } from 'drizzle-orm'
import { inquiryStatus } from '../../domain/inquiry-state.ts'
import type { Context } from '../../platform/request/context.ts'
import { notFound } from '../../platform/request/refusal.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { threads } from '../../schema/threads.ts'

/** The caller's conversation with this id; throws `not_found` for any other. */
export const findOwnThread = async (
  { database, caller }: Context<Caller>,
  id: string,
): Promise<typeof threads.$inferSelect> => {
  const [thread] = await database.select().from(threads).where(eq(threads.id, id))
  if (!thread) throw notFound('conversation')
  if (thread.tenantId !== caller.id && thread.landlordId !== caller.id)
    throw notFound('conversation', { belongsToAnother: true })
  return thread
}

/** The same, locked until the transaction ends, with the inquiries of it that wait for an answer: those are locked first. */
export const lockOwnThread = async (context: Context<Caller>, id: string) => {
  await findOwnThread(context, id)
  const { database } = context
  const unanswered = await database
    .select()
    .from(propertyInquiries)
    .where(and(eq(propertyInquiries.threadId, id), eq(inquiryStatus, 'pending')))
    .orderBy(asc(propertyInquiries.id))
    .for('no key update')
  const [thread] = await database.select().from(threads).where(eq(threads.id, id)).for('no key update')
  if (!thread) throw notFound('conversation')
  return { thread, unanswered }
}
