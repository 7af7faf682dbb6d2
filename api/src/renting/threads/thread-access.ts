import { and, asc, eq, or } from 'drizzle-orm'
import { inquiryStatus } from '../../domain/inquiry-state.ts'
import { plannedOnce } from '../../platform/database/database.ts'
import type { Context } from '../../platform/request/context.ts'
import { notFound } from '../../platform/request/refusal.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { threads } from '../../schema/threads.ts'

/** Throws `not_found` for any other. */
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

/** Locked until the transaction ends. Lock its inquiries before, with `lockUnanswered`, if any will change. */
export const lockOwnThread = async (
  context: Context<Caller>,
  id: string,
): Promise<typeof threads.$inferSelect> => {
  const { database, caller } = context
  const isOwn = or(eq(threads.tenantId, caller.id), eq(threads.landlordId, caller.id))
  const [thread] = await plannedOnce(
    database
      .select()
      .from(threads)
      .where(and(eq(threads.id, id), isOwn))
      .for('no key update'),
  )
  return thread ?? findOwnThread(context, id)
}

/** Those of a conversation that wait for the caller's answer, locked until the transaction ends. */
export const lockUnanswered = async (
  { database, caller }: Context<Caller>,
  threadId: string,
): Promise<(typeof propertyInquiries.$inferSelect)[]> =>
  caller.userType === 'tenant'
    ? []
    : plannedOnce(
        database
          .select()
          .from(propertyInquiries)
          .where(
            and(
              eq(propertyInquiries.threadId, threadId),
              eq(propertyInquiries.landlordId, caller.id),
              eq(inquiryStatus, 'pending'),
            ),
          )
          .orderBy(asc(propertyInquiries.id))
          .for('no key update'),
      )
