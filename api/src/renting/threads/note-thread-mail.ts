import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { threadReads } from '../../schema/threads.ts'

/**
 * Whether the person was mailed about the conversation since they last read it. If something there is unread, they
 * count as mailed from now on: no later message is mailed before they read.
 */
export const noteThreadMail = async (
  transaction: Database,
  id: string | null,
  personId: string,
): Promise<boolean> => {
  if (id === null) return false
  const { threadId, userId, unread } = threadReads
  const isTheirs = and(eq(threadId, id), eq(userId, personId), gt(unread, 0))
  const [read] = await transaction.select().from(threadReads).where(isTheirs).for('no key update')
  if (!read || read.mailedAt) return read !== undefined
  await transaction.update(threadReads).set({ mailedAt: sql`now()` }).where(isTheirs)
  return false
}
