// What the portal notices for a person.
import { Priority } from '@portal/contract/values/priority'
import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, isOneOf, primaryId } from './columns.ts'
import { users } from './people.ts'

/** What the portal noticed for a person (spec §3 "ai_insights"). */
export const aiInsights = pgTable(
  'ai_insights',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    insightType: text('insight_type').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    content: text('content').notNull(),
    /** From 0 to 1. */
    confidence: doublePrecision('confidence').notNull(),
    priority: text('priority').$type<Priority>().notNull().default('medium'),
    category: text('category').notNull(),
    relatedEntityType: text('related_entity_type'),
    relatedEntityId: uuid('related_entity_id'),
    dataSource: text('data_source'),
    recommendations: text('recommendations').array().notNull().default([]),
    metrics: jsonb('metrics'),
    isActionable: boolean('is_actionable').notNull().default(false),
    actionTaken: boolean('action_taken').notNull().default(false),
    expiresAt: instant('expires_at'),
    createdAt: createdAt(),
  },
  table => [
    index('ai_insights_by_user').on(table.userId, table.id.desc()),
    check('ai_insights_priority', isOneOf(table.priority, Priority.options)),
    check('ai_insights_confidence', sql`${table.confidence} between 0 and 1`),
  ],
)
