import type { Metric } from '@portal/contract/assistant/insight'
import { Priority } from '@portal/contract/values/priority'
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, instant, isOneOf, primaryId } from './columns.ts'
import { users } from './people.ts'

/** One row per kind of insight and subject (spec §3 "ai_insights"). */
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
    metrics: jsonb('metrics').$type<Metric[]>(),
    isActionable: boolean('is_actionable').notNull().default(false),
    /** A path of the site. */
    actionUrl: text('action_url'),
    actionText: text('action_text'),
    /** Its size; once it is marked as done, its size at that time. */
    weight: doublePrecision('weight').notNull(),
    /** A model's wording; null while ours is shown. */
    phrased: jsonb('phrased').$type<{ title: string; summary: string }>(),
    /** When a model was asked for it. */
    phrasedAt: instant('phrased_at'),
    actionTaken: boolean('action_taken').notNull().default(false),
    expiresAt: instant('expires_at'),
    createdAt: createdAt(),
  },
  table => [
    unique('ai_insights_once').on(table.userId, table.insightType, table.relatedEntityId).nullsNotDistinct(),
    index('ai_insights_to_phrase').on(table.id).where(sql`phrased_at is null`),
    index('ai_insights_by_expiry').on(table.expiresAt),
    check('ai_insights_priority', isOneOf(table.priority, Priority.options)),
    check('ai_insights_confidence', sql`${table.confidence} between 0 and 1`),
  ],
)

/** Not expired. */
export const isOwnInsight = (userId: string) =>
  and(eq(aiInsights.userId, userId), or(isNull(aiInsights.expiresAt), gt(aiInsights.expiresAt, sql`now()`)))

/** When they were last computed; the computing process locks the row. */
export const insightRefreshes = pgTable('insight_refreshes', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  refreshedAt: instant('refreshed_at').notNull().default(sql`now()`),
})
