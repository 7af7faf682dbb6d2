import { eq } from 'drizzle-orm'
import type { Context } from '../../platform/request/context.ts'
import { notFound } from '../../platform/request/refusal.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { aiConversations } from '../../schema/assistant.ts'

/** Reads one of the caller's conversations; throws `not_found` for any other, and for a deleted one. */
export const readOwnConversation = async ({ database, caller }: Context<Caller>, id: string) => {
  const [conversation] = await database.select().from(aiConversations).where(eq(aiConversations.id, id))
  return ownOne(conversation, caller)
}

/** The same, but locks the row, so that messages in a conversation are added one at a time. */
export const lockOwnConversation = async ({ database, caller }: Context<Caller>, id: string) => {
  const [conversation] = await database
    .select()
    .from(aiConversations)
    .where(eq(aiConversations.id, id))
    .for('no key update')
  return ownOne(conversation, caller)
}

const ownOne = (conversation: typeof aiConversations.$inferSelect | undefined, caller: Caller) => {
  if (!conversation) throw notFound('conversation')
  if (conversation.userId !== caller.id) throw notFound('conversation', { belongsToAnother: true })
  if (!conversation.isActive) throw notFound('conversation')
  return conversation
}
