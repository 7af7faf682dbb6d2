import type { Database } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/open-jobs.ts'
import type { threadMessages } from '../../schema/threads.ts'
import { addThreadMessage } from './add-thread-message.ts'

interface Text {
  threadId: string
  senderId: string
  /** As the filter left it. */
  body: string
  photos?: string[]
  /** What it asks or answers: people are notified of that instead. */
  inquiryId?: string
}

/** The conversation must be open. Who writes has read what is there. */
export const addThreadText = async (
  { database, jobs }: { database: Database; jobs: Pick<Jobs, 'announce'> },
  text: Text,
): Promise<typeof threadMessages.$inferSelect> => {
  const message = await addThreadMessage(database, { ...text, kind: 'text' }, { senderHasRead: true })
  await jobs.announce(database, { type: 'message_sent', messageId: message.id })
  return message
}
