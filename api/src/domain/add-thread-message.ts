// Adds to a conversation, and tells the open pages of both people.
import { and, eq, not, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { sendSignals } from '../platform/jobs/signals.ts'
import { aiNotifications } from '../schema/notifications.ts'
import { threadMessages, threadReads, threads } from '../schema/threads.ts'

type NewMessage = Omit<typeof threadMessages.$inferInsert, 'id' | 'position' | 'createdAt' | 'removedAt'>

/** The category of notifications of messages. */
export const messageCategory = 'message'

/** The topic that tells a person’s open pages that something was added to a conversation of theirs. */
export const messageTopic = (userId: string): string => `messages:${userId}`

/**
 * Adds a message at the next position. It is unread for everyone but its sender. Locks the conversation until the transaction ends, so
 * lock its inquiry, application or tenancy first. Returns the message.
 */
export const addThreadMessage = async (
  transaction: Database,
  message: NewMessage,
): Promise<typeof threadMessages.$inferSelect> => {
  const { threadId, senderId } = message
  const [thread] = await transaction
    .update(threads)
    .set({
      lastPosition: sql`${threads.lastPosition} + 1`,
      lastMessageAt: sql`greatest(clock_timestamp(), ${threads.lastMessageAt})`,
    })
    .where(eq(threads.id, threadId))
    .returning()
  if (!thread) throw new Error(`There is no conversation ${threadId}`)
  const [added] = await transaction
    .insert(threadMessages)
    .values({ ...message, position: thread.lastPosition, createdAt: thread.lastMessageAt })
    .returning()
  if (!added) throw new Error('A message was not added')
  const readers = [thread.tenantId, thread.landlordId].filter(id => id !== senderId)
  await transaction
    .insert(threadReads)
    .values(readers.map(userId => ({ threadId, userId, unread: 1 })))
    .onConflictDoUpdate({
      target: [threadReads.threadId, threadReads.userId],
      set: { unread: sql`${threadReads.unread} + 1` },
    })
  await sendSignals(
    transaction,
    [thread.tenantId, thread.landlordId].map(id => ({ topic: messageTopic(id), message: added.id })),
  )
  return added
}

/** Notes that a person has read up to this position, unless they have read further. */
export const noteRead = async (
  transaction: Database,
  { threadId, userId, position }: { threadId: string; userId: string; position: number },
): Promise<void> => {
  const isLater = and(
    eq(threadMessages.threadId, threadId),
    sql`${threadMessages.position} > ${position}::integer`,
    sql`${threadMessages.senderId} is distinct from ${userId}::uuid`,
  )
  const unread = sql<number>`(select count(*)::integer from ${threadMessages} where ${isLater})`
  await transaction
    .insert(threadReads)
    .values({ threadId, userId, position, unread })
    .onConflictDoUpdate({
      target: [threadReads.threadId, threadReads.userId],
      set: { position, unread, mailedAt: null },
      setWhere: sql`${threadReads.position} < ${position}::integer`,
    })
  await transaction
    .update(aiNotifications)
    .set({ isRead: true })
    .where(
      and(
        eq(aiNotifications.userId, userId),
        eq(aiNotifications.category, messageCategory),
        eq(aiNotifications.relatedEntityId, threadId),
        not(aiNotifications.isRead),
      ),
    )
}
