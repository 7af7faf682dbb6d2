import { eq } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import type { Caller } from '../../platform/find-caller.ts'
import { notFound } from '../../platform/refusal.ts'
import { aiConversations } from '../../schema/assistant.ts'

/** One of the caller's conversations; throws `not_found` for any other, and for one that was put away. */
export const readOwnConversation = async ({ database, caller }: Context<Caller>, id: string) => {
  const [conversation] = await database.select().from(aiConversations).where(eq(aiConversations.id, id))
  return ownOne(conversation, caller)
}

/** Likewise, locked: what is said in a conversation comes one after another. */
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
  if (conversation.userId !== caller.id) throw notFound('conversation', { isAnothers: true })
  if (!conversation.isActive) throw notFound('conversation')
  return conversation
}
