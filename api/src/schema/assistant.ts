import { ConversationCategory, MessageRole } from '@portal/contract/assistant/conversation'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, isOneOf, primaryId, updatedAt } from './columns.ts'
import { users } from './people.ts'

/** Conversations with the assistant (spec §3 "ai_conversations"). */
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
    /** The question being answered, its lease, and when that expires. */
    context: jsonb('context').$type<{ answering: { questionId: string; lease: string; until: string } }>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  table => [
    index('ai_conversations_by_user').on(table.userId, table.lastMessageAt.desc()),
    check('ai_conversations_category', isOneOf(table.category, ConversationCategory.options)),
  ],
)

/** Messages of a conversation (spec §3 "ai_messages"). */
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

/** Requests to the language model and their cost (spec §3 "ai_content_logs"). */
export const aiContentLogs = pgTable(
  'ai_content_logs',
  {
    id: primaryId(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    contentType: text('content_type').notNull(),
    prompt: text('prompt').notNull(),
    response: text('response').notNull(),
    model: text('model').notNull(),
    tokensUsed: integer('tokens_used'),
    /** Dollars. */
    cost: numeric('cost', { precision: 10, scale: 6, mode: 'number' }),
    /** Milliseconds. */
    responseTime: integer('response_time'),
    success: boolean('success').notNull().default(true),
    errorMessage: text('error_message'),
    metadata: jsonb('metadata'),
    createdAt: createdAt(),
  },
  table => [
    index('ai_content_logs_by_user').on(table.userId, table.createdAt),
    index('ai_content_logs_by_age').on(table.createdAt),
  ],
)
