import type { ThreadEvent } from '@portal/contract/threads/thread'
import type { Database } from '../../platform/database/database.ts'
import { addThreadMessage } from './add-thread-message.ts'

/**
 * To a conversation, closed or not, in the transaction in which it happens. `senderId` is who did it, or null if the
 * portal did. The caller notifies people. Lock the inquiry, application or tenancy before this.
 */
export const addThreadEvent = async (
  transaction: Database,
  { threadId, senderId, event }: { threadId: string; senderId: string | null; event: ThreadEvent },
): Promise<void> => {
  await addThreadMessage(transaction, { threadId, senderId, kind: 'event', event })
}
