import type { threadEndpoints } from '@portal/contract/threads/endpoints'
import { eq } from 'drizzle-orm'
import { Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { threads } from '../../schema/threads.ts'
import { refuseIfClosed } from './open-thread.ts'
import { lockOwnThread } from './thread-access.ts'
import { getThread } from './thread-rows.ts'

/** Throws `conflict` if the other person has. Closing it again changes nothing. */
export const closeThread: Verb<typeof threadEndpoints.close> = async (context, { params }) => {
  const { database, caller } = context
  const thread = await lockOwnThread(context, params.id)
  if (thread.closedBy !== caller.id) refuseIfClosed(thread, caller)
  await database.update(threads).set({ closedBy: caller.id }).where(eq(threads.id, thread.id))
  return { thread: await getThread(context, thread.id) }
}

/** Throws `conflict` if the other person closed it. */
export const reopenThread: Verb<typeof threadEndpoints.reopen> = async (context, { params }) => {
  const { database, caller } = context
  const thread = await lockOwnThread(context, params.id)
  if (thread.closedBy !== null && thread.closedBy !== caller.id)
    throw new Refusal('conflict', 'Only the person who archived this conversation can reopen it.')
  await database.update(threads).set({ closedBy: null }).where(eq(threads.id, thread.id))
  return { thread: await getThread(context, thread.id) }
}
