// Which of the assistant's rows are a person's and count today; lists and figures agree on it.
import { and, eq } from 'drizzle-orm'
import { aiConversations } from '../../schema/assistant.ts'

export const isOwnConversation = (userId: string) =>
  and(eq(aiConversations.userId, userId), aiConversations.isActive)

/** How much the hub lists where no limit is named. */
export const longestList = 200
