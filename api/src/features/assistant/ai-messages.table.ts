import { MessageRole } from '@portal/contract/assistant/assistant'
import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, isOneOf, primaryId } from '../../platform/columns.ts'
import { aiConversations } from './ai-conversations.table.ts'

/** What was said in a conversation, by whom (spec §3 "ai_messages"). */
export const aiMessages = pgTable(
  'ai_messages',
  {
    id: primaryId(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => aiConversations.id, { onDelete: 'cascade' }),
    role: text('role').$type<MessageRole>().notNull(),
    content: text('content').notNull(),
    messageType: text('message_type').notNull().default('text'),
    metadata: jsonb('metadata'),
    isVisible: boolean('is_visible').notNull().default(true),
    timestamp: instant('timestamp').notNull().default(sql`now()`),
  },
  table => [
    index('ai_messages_by_conversation').on(table.conversationId, table.id),
    check('ai_messages_role', isOneOf(table.role, MessageRole.options)),
  ],
)
