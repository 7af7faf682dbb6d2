import type { ThreadEvent } from '@portal/contract/threads/thread'
import type { Database } from '../../platform/database/database.ts'
import { addThreadMessage } from './add-thread-message.ts'

/**
 * Adds what happened to a conversation, closed or not, in the transaction in which it happens. `senderId` is who did it, or null if the
 * portal did. Notifying people is up to the caller. Lock the inquiry, application or tenancy before this.
 */
export const addThreadEvent = async (
  transaction: Database,
  { threadId, senderId, event }: { threadId: string; senderId: string | null; event: ThreadEvent },
): Promise<void> => {
  await addThreadMessage(transaction, { threadId, senderId, kind: 'event', event })
}
