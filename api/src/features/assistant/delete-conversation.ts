import type { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { eq } from 'drizzle-orm'
import type { Verb } from '../../platform/route.ts'
import { aiConversations } from '../../schema/assistant.ts'
import { lockOwnConversation } from './conversation-access.ts'

/** Puts a conversation away: it is in no list anymore, and its messages are not found. Housekeeping deletes it within 30 days. */
export const deleteConversation: Verb<typeof conversationEndpoints.delete> = async (context, { params }) => {
  const { id } = await lockOwnConversation(context, params.id)
  await context.database.update(aiConversations).set({ isActive: false }).where(eq(aiConversations.id, id))
}
