import type { assistantEndpoints } from '@portal/contract/assistant/endpoints'
import { and, desc, eq, sql } from 'drizzle-orm'
import { notFound } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/route.ts'
import { aiConversations, aiMessages } from '../../schema/assistant.ts'
import { isOwnConversation, longestList } from './own-rows.ts'

/** The caller's conversations with the assistant, the latest first; those without a message come last. */
export const listConversations: Verb<typeof assistantEndpoints.conversations> = async ({
  database,
  caller,
}) => ({
  conversations: await database
    .select()
    .from(aiConversations)
    .where(isOwnConversation(caller.id))
    .orderBy(sql`${aiConversations.lastMessageAt} desc nulls last`, desc(aiConversations.id))
    .limit(longestList),
})

/** The latest messages of one of the caller's conversations, oldest first. */
export const listMessages: Verb<typeof assistantEndpoints.messages> = async (
  { database, caller },
  { params },
) => {
  const [conversation] = await database
    .select({ userId: aiConversations.userId })
    .from(aiConversations)
    .where(eq(aiConversations.id, params.id))
  if (!conversation) throw notFound('conversation')
  if (conversation.userId !== caller.id) throw notFound('conversation', { isAnothers: true })
  const newestFirst = await database
    .select()
    .from(aiMessages)
    .where(and(eq(aiMessages.conversationId, params.id), aiMessages.isVisible))
    .orderBy(desc(aiMessages.id))
    .limit(longestList)
  return { messages: newestFirst.toReversed() }
}
