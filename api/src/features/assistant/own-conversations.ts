import type { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { and, eq } from 'drizzle-orm'
import { byMoment, newestFirst, readPage } from '../../platform/request/read-page.ts'
import type { Verb } from '../../platform/request/route.ts'
import { aiConversations, aiMessages } from '../../schema/assistant.ts'
import { lockOwnConversation, readOwnConversation } from './conversation-access.ts'
import { asMessages } from './stored-messages.ts'

/** Whether a conversation belongs to a person and is not deleted. */
export const isOwnConversation = (userId: string) =>
  and(eq(aiConversations.userId, userId), aiConversations.isActive)

/** The hub's page size if the caller names no limit. */
const maxListLength = 200

const latestFirst = byMoment<typeof aiConversations.$inferSelect>(
  'latest first',
  aiConversations.lastMessageAt,
  aiConversations.id,
  ({ lastMessageAt: at, id }) => ({ at, id }),
)

/** The caller's conversations with the assistant, latest first; conversations without messages come last. */
export const listConversations: Verb<typeof conversationEndpoints.list> = async (
  { database, caller },
  { query },
) => {
  const { page, nextCursor } = await readPage(
    query,
    latestFirst,
    isFurther =>
      database
        .select()
        .from(aiConversations)
        .where(and(isOwnConversation(caller.id), isFurther)),
    maxListLength,
  )
  return { conversations: page, nextCursor }
}

/** The latest messages of one of the caller's conversations, oldest first. */
export const listMessages: Verb<typeof conversationEndpoints.messages> = async (
  context,
  { params, query },
) => {
  const { id } = await readOwnConversation(context, params.id)
  const { page, nextCursor } = await readPage(
    query,
    newestFirst(aiMessages.id),
    isFurther =>
      context.database
        .select()
        .from(aiMessages)
        .where(and(eq(aiMessages.conversationId, id), aiMessages.isVisible, isFurther)),
    maxListLength,
  )
  return { messages: await asMessages(context, page.toReversed()), nextCursor }
}

/** Deletes a conversation: lists and calls no longer find it. Housekeeping removes the rows within 30 days. */
export const deleteConversation: Verb<typeof conversationEndpoints.delete> = async (context, { params }) => {
  const { id } = await lockOwnConversation(context, params.id)
  await context.database.update(aiConversations).set({ isActive: false }).where(eq(aiConversations.id, id))
}
