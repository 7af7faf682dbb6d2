import { boolean, index, integer, jsonb, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, primaryId } from '../../platform/columns.ts'
import { users } from '../auth/users.table.ts'

/** What was asked of the language model and what it cost (spec §3 "ai_content_logs"). */
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
  table => [index('ai_content_logs_by_user').on(table.userId, table.id.desc())],
)
