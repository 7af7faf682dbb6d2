import type { ThreadEvent } from '@portal/contract/threads/thread'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { applications } from '../../schema/applications.ts'
import { threads } from '../../schema/threads.ts'
import { addThreadEvent } from '../threads/add-thread-event.ts'
import { addThreadMessage } from '../threads/add-thread-message.ts'

interface ApplicationNote {
  /** Null for what the portal did. */
  senderId: string | null
  event: ThreadEvent
  /** As the filter left it. Left out while the conversation is closed: the application has it, too. */
  message?: string
}

/** Does nothing if the conversation is gone. Lock the application before. */
export const noteInThread = async (
  transaction: Database,
  { threadId }: Pick<typeof applications.$inferSelect, 'threadId'>,
  { senderId, event, message }: ApplicationNote,
): Promise<void> => {
  if (threadId === null) return
  const [thread] = await transaction.select().from(threads).where(eq(threads.id, threadId))
  if (!thread) return
  if (message && thread.closedBy === null)
    await addThreadMessage(transaction, { threadId, senderId, kind: 'text', body: message })
  await addThreadEvent(transaction, { threadId, senderId, event })
}
