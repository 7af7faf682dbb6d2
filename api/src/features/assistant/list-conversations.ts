import type { assistantEndpoints } from '@portal/contract/assistant/endpoints'
import { desc, sql } from 'drizzle-orm'
import type { Verb } from '../../platform/route.ts'
import { aiConversations } from '../../schema/assistant.ts'
import { isOwnConversation, longestList } from './own-rows.ts'

/** The caller's talks with the assistant, the latest first; those without a message come last. */
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
