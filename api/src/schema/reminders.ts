import { RecurringPattern } from '@portal/contract/assistant/reminder-payloads'
import { Priority } from '@portal/contract/values/priority'
import { type AnyColumn, and, eq, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, isOneOf, primaryId, updatedAt } from './columns.ts'
import { users } from './people.ts'
import { homeExists, properties } from './properties.ts'
import { hasNotEnded, tenancies } from './tenancies.ts'

/** Open, and not sent for its next time. */
export const isToSend: SQL = sql`is_active and not is_completed
  and (last_sent_at is null or last_sent_at < next_reminder_at)`

/** People's reminders, once or repeated (spec §3 "ai_reminders"). */
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
    recurringPattern: text('recurring_pattern').$type<RecurringPattern>(),
    recurringInterval: integer('recurring_interval').notNull().default(1),
    /** Days before each occurrence, such as three before the rent is due. */
    leadDays: integer('lead_days').notNull().default(0),
    /** Its hour is the same there across daylight saving time. */
    timeZone: text('time_zone').notNull().default('UTC'),
    /** The first occurrence: repetitions count from here, even after a snooze. */
    anchorAt: instant('anchor_at').notNull(),
    /** The next occurrence, or the one that waits to be done. */
    dueAt: instant('due_at').notNull(),
    /** When it is sent next, or was sent if it does not repeat. */
    nextReminderAt: instant('next_reminder_at').notNull(),
    lastSentAt: instant('last_sent_at'),
    /** When a tour or visit begins: past this, its notification is of no use. */
    expiresAt: instant('expires_at'),
    /** False once it was deleted, or its cause is gone. */
    isActive: boolean('is_active').notNull().default(true),
    isCompleted: boolean('is_completed').notNull().default(false),
    completedAt: instant('completed_at'),
    /** If this home is deleted, the reminder is not sent. */
    propertyId: uuid('property_id').references(() => properties.id, { onDelete: 'cascade' }),
    relatedEntityType: text('related_entity_type'),
    relatedEntityId: uuid('related_entity_id'),
    actionUrl: text('action_url'),
    aiContext: jsonb('ai_context'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  table => [
    index('ai_reminders_by_user').on(table.userId, table.dueAt),
    index('ai_reminders_by_property').on(table.propertyId),
    index('ai_reminders_over').on(table.updatedAt).where(sql`is_completed or not is_active`),
    index('ai_reminders_to_send').on(table.nextReminderAt).where(isToSend),
    uniqueIndex('ai_reminders_once')
      .on(table.relatedEntityId, table.userId, table.reminderType)
      .where(sql`related_entity_id is not null`),
    check('ai_reminders_priority', isOneOf(table.priority, Priority.options)),
    check('ai_reminders_pattern', isOneOf(table.recurringPattern, RecurringPattern.options)),
    check('ai_reminders_recurring', sql`${table.isRecurring} = (${table.recurringPattern} is not null)`),
    check('ai_reminders_interval', sql`${table.recurringInterval} > 0`),
  ],
)

const { relatedEntityType, relatedEntityId, leadDays, timeZone } = aiReminders

/** About no tenancy, or for a day within one that has not ended; `comesAt` is when it comes. */
export const isWithinTenancy = (comesAt: AnyColumn): SQL => sql`(
  ${relatedEntityType} is distinct from 'tenancy' or exists (
    select from ${tenancies} where ${and(
      eq(tenancies.id, relatedEntityId),
      hasNotEnded,
      sql`coalesce(${tenancies.endsOn} >= (${comesAt} at time zone ${timeZone})::date + ${leadDays}, true)`,
    )}
  )
)`

/** About no deleted home and no tenancy that is over. */
export const isReminderShown = and(
  or(isNull(aiReminders.propertyId), homeExists(aiReminders.propertyId)),
  isWithinTenancy(aiReminders.dueAt),
)

export const isOpenReminder = (userId: string) =>
  and(eq(aiReminders.userId, userId), aiReminders.isActive, not(aiReminders.isCompleted), isReminderShown)
