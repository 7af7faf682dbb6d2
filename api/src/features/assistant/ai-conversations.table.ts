import { ConversationCategory } from '@portal/contract/assistant/assistant'
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, isOneOf, primaryId, updatedAt } from '../../platform/columns.ts'
import { users } from '../auth/users.table.ts'

/** Talks with the assistant (spec §3 "ai_conversations"). */
export const aiConversations = pgTable(
  'ai_conversations',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title'),
    category: text('category').$type<ConversationCategory>().notNull().default('general'),
    isActive: boolean('is_active').notNull().default(true),
    lastMessageAt: instant('last_message_at'),
    messageCount: integer('message_count').notNull().default(0),
    aiModel: text('ai_model').notNull().default('gpt-4o-mini'),
    context: jsonb('context'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  table => [
    index('ai_conversations_by_user').on(table.userId, table.lastMessageAt.desc()),
    check('ai_conversations_category', isOneOf(table.category, ConversationCategory.options)),
  ],
)
