// Decides which of the assistant's rows belong to a person and are current, so that lists and figures agree.
import { and, eq } from 'drizzle-orm'
import { aiConversations } from '../../schema/assistant.ts'

export const isOwnConversation = (userId: string) =>
  and(eq(aiConversations.userId, userId), aiConversations.isActive)

/** The hub's page size if the caller names no limit. */
export const longestList = 200
