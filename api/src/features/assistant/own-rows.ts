// Which of the assistant's rows are a person's and count today; lists and figures agree on it.
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { aiConversations } from '../../schema/assistant.ts'
import { aiInsights } from '../../schema/insights.ts'

export const isOwnConversation = (userId: string) =>
  and(eq(aiConversations.userId, userId), aiConversations.isActive)

/** Those that have not expired. */
export const isOwnInsight = (userId: string) =>
  and(eq(aiInsights.userId, userId), or(isNull(aiInsights.expiresAt), gt(aiInsights.expiresAt, sql`now()`)))

/** No list of the hub is longer. */
export const longestList = 200
