import type { threadEndpoints } from '@portal/contract/threads/endpoints'
import { and, desc, eq, lt } from 'drizzle-orm'
import { type ListOrder, readPage } from '../../platform/request/read-page.ts'
import type { Verb } from '../../platform/request/route.ts'
import { threadMessages } from '../../schema/threads.ts'
import { messageTopic, noteRead } from './add-thread-message.ts'
import { findOwnThread, lockOwnThread } from './thread-access.ts'
import { asMessage, getThread } from './thread-rows.ts'

const { position, threadId } = threadMessages

const latestFirst: ListOrder<{ position: number }> = {
  by: [desc(position)],
  isAfter: cursor => lt(position, Number(cursor)),
  cursorOf: row => String(row.position),
}

/** The latest messages, oldest first. */
export const readMessages: Verb<typeof threadEndpoints.messages> = async (context, { params, query }) => {
  const { id } = await findOwnThread(context, params.id)
  const { page, nextCursor } = await readPage(query, latestFirst, isFurther =>
    context.database
      .select()
      .from(threadMessages)
      .where(and(eq(threadId, id), isFurther)),
  )
  return { thread: await getThread(context, id), messages: page.toReversed().map(asMessage), nextCursor }
}

/** A position that is not there yet counts as the last one. */
export const markRead: Verb<typeof threadEndpoints.read> = async (context, { params, body }) => {
  const thread = await lockOwnThread(context, params.id)
  await noteRead(context.database, {
    threadId: thread.id,
    userId: context.caller.id,
    position: Math.min(body.position, thread.lastPosition),
  })
}

/** After a failure, callers reconnect and fetch their conversations again. */
export const streamMessages: Verb<typeof threadEndpoints.stream> =
  async ({ database, caller, jobs }) =>
  (send, end) => {
    const sendArrived = async (id: string): Promise<void> => {
      const [arrived] = await database.select().from(threadMessages).where(eq(threadMessages.id, id))
      if (arrived) send(asMessage(arrived))
    }
    return jobs.signals.subscribe(messageTopic(caller.id), id => sendArrived(id).catch(end), end)
  }
