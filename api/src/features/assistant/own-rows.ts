// Which of the assistant's rows are a person's and count today; lists and figures agree on it.
import { and, eq, gt, isNull, not, or, sql } from 'drizzle-orm'
import { aiConversations } from '../../schema/assistant.ts'
import { aiInsights, aiReminders } from '../../schema/insights.ts'

export const isOwnConversation = (userId: string) =>
  and(eq(aiConversations.userId, userId), aiConversations.isActive)

/** Those that have not expired. */
export const isOwnInsight = (userId: string) =>
  and(eq(aiInsights.userId, userId), or(isNull(aiInsights.expiresAt), gt(aiInsights.expiresAt, sql`now()`)))

/** Those that are still to come. */
export const isOwnReminder = (userId: string) =>
  and(eq(aiReminders.userId, userId), aiReminders.isActive, not(aiReminders.isCompleted))

/** No list of the hub is longer. */
export const longestList = 200
