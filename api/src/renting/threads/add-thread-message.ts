import { and, eq, getTableColumns, not, sql } from 'drizzle-orm'
import { type Database, plannedOnce } from '../../platform/database/database.ts'
import { signalsSent } from '../../platform/jobs/signals.ts'
import { aiNotifications } from '../../schema/notifications.ts'
import { threadMessages, threadReads, threads } from '../../schema/threads.ts'

type NewMessage = Omit<typeof threadMessages.$inferInsert, 'id' | 'position' | 'createdAt' | 'removedAt'>

export const messageCategory = 'message'

/** Tells a person’s open pages that something was added to a conversation of theirs. */
export const messageTopic = (userId: string): string => `messages:${userId}`

/**
 * Adds a message at the next position. Its sender has read all that is there, and its notification, if they wrote it
 * from the conversation; for the other it is unread. Locks the conversation until the transaction ends, so lock its
 * inquiry, application or tenancy first.
 */
export const addThreadMessage = async (
  transaction: Database,
  message: NewMessage,
  { senderHasRead = false } = {},
): Promise<typeof threadMessages.$inferSelect> => {
  const { threadId, senderId } = message
  const [thread] = await plannedOnce(
    transaction
      .update(threads)
      .set({
        lastPosition: sql`${threads.lastPosition} + 1`,
        lastMessageAt: sql`greatest(clock_timestamp(), ${threads.lastMessageAt})`,
      })
      .where(eq(threads.id, threadId))
      .returning(),
  )
  if (!thread) throw new Error(`There is no conversation ${threadId}`)
  const people = [thread.tenantId, thread.landlordId]
  const position = thread.lastPosition
  const id = Bun.randomUUIDv7()
  const signals = signalsSent(people.map(userId => ({ topic: messageTopic(userId), message: id })))
  const written = transaction.$with('written').as(
    transaction
      .insert(threadMessages)
      .values({ ...message, id, position, createdAt: thread.lastMessageAt })
      .returning({ ...getTableColumns(threadMessages), told: signals.as('told') }),
  )
  const reads = people.flatMap(userId => {
    if (userId !== senderId) return { threadId, userId, unread: 1 }
    return senderHasRead ? { threadId, userId, position } : []
  })
  const isReader = sql`excluded.position = 0`
  const readUpdate = transaction.$with('noted').as(
    transaction
      .insert(threadReads)
      .values(reads)
      .onConflictDoUpdate({
        target: [threadReads.threadId, threadReads.userId],
        set: {
          position: sql`greatest(${threadReads.position}, excluded.position)`,
          unread: sql`case when ${isReader} then ${threadReads.unread} + 1 else 0 end`,
          mailedAt: sql`case when ${isReader} then ${threadReads.mailedAt} end`,
        },
      })
      .returning({ userId: threadReads.userId }),
  )
  const seenUpdate =
    senderHasRead && senderId
      ? [transaction.$with('seen').as(seeNotification(transaction, { threadId, userId: senderId }))]
      : []
  const [added] = await plannedOnce(
    transaction
      .with(written, readUpdate, ...seenUpdate)
      .select()
      .from(written),
  )
  if (!added) throw new Error('A message was not added')
  const { told: _, ...saved } = added
  return saved
}

/** Unless they have read further. */
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
  await plannedOnce(seeNotification(transaction, { threadId, userId }))
}

/** The notification of a conversation, if there is one. */
const seeNotification = (transaction: Database, { threadId, userId }: { threadId: string; userId: string }) =>
  transaction
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
    .returning({ id: aiNotifications.id })
