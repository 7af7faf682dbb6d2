import type { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Verb } from '../../platform/route.ts'
import { aiConversations, aiMessages } from '../../schema/assistant.ts'
import { readOwnConversation } from './conversation-access.ts'
import { isOwnConversation, longestList } from './own-rows.ts'
import { asMessages } from './stored-messages.ts'

/** The caller's conversations with the assistant, the latest first; those without a message come last. */
export const listConversations: Verb<typeof conversationEndpoints.list> = async ({ database, caller }) => ({
  conversations: await database
    .select()
    .from(aiConversations)
    .where(isOwnConversation(caller.id))
    .orderBy(sql`${aiConversations.lastMessageAt} desc nulls last`, desc(aiConversations.id))
    .limit(longestList),
})

/** The latest messages of one of the caller's conversations, oldest first. */
export const listMessages: Verb<typeof conversationEndpoints.messages> = async (context, { params }) => {
  const { id } = await readOwnConversation(context, params.id)
  const newestFirst = await context.database
    .select()
    .from(aiMessages)
    .where(and(eq(aiMessages.conversationId, id), aiMessages.isVisible))
    .orderBy(desc(aiMessages.id))
    .limit(longestList)
  return { messages: await asMessages(context, newestFirst.toReversed()) }
}
