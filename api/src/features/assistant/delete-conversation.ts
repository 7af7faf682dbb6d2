import type { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { eq } from 'drizzle-orm'
import type { Verb } from '../../platform/request/route.ts'
import { aiConversations } from '../../schema/assistant.ts'
import { lockOwnConversation } from './conversation-access.ts'

/** Deletes a conversation: lists and calls no longer find it. Housekeeping removes the rows within 30 days. */
export const deleteConversation: Verb<typeof conversationEndpoints.delete> = async (context, { params }) => {
  const { id } = await lockOwnConversation(context, params.id)
  await context.database.update(aiConversations).set({ isActive: false }).where(eq(aiConversations.id, id))
}
