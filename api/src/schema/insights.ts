// What the assistant notices for a person, and reminds them of.
import { Priority } from '@portal/contract/values/priority'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, instant, isOneOf, primaryId, updatedAt } from './columns.ts'
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

/** What a person is to be reminded of, once or repeatedly (spec §3 "ai_reminders"). */
export const aiReminders = pgTable(
  'ai_reminders',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description').notNull(),
    reminderType: text('reminder_type').notNull(),
    priority: text('priority').$type<Priority>().notNull().default('medium'),
    isRecurring: boolean('is_recurring').notNull().default(false),
    recurringPattern: text('recurring_pattern'),
    recurringInterval: integer('recurring_interval').notNull().default(1),
    nextReminderAt: instant('next_reminder_at').notNull(),
    lastSentAt: instant('last_sent_at'),
    isActive: boolean('is_active').notNull().default(true),
    isCompleted: boolean('is_completed').notNull().default(false),
    completedAt: instant('completed_at'),
    relatedEntityType: text('related_entity_type'),
    relatedEntityId: uuid('related_entity_id'),
    aiContext: jsonb('ai_context'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  table => [
    index('ai_reminders_by_user').on(table.userId, table.nextReminderAt),
    index('ai_reminders_due').on(table.nextReminderAt).where(sql`is_active and not is_completed`),
    check('ai_reminders_priority', isOneOf(table.priority, Priority.options)),
    check('ai_reminders_interval', sql`${table.recurringInterval} > 0`),
  ],
)
