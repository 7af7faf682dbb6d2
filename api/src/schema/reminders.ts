import { RecurringPattern } from '@portal/contract/assistant/reminder-payloads'
import { Priority } from '@portal/contract/values/priority'
import { and, eq, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, isOneOf, primaryId, updatedAt } from './columns.ts'
import { users } from './people.ts'
import { isOfHomeThatIsThere, properties } from './properties.ts'

/** The condition of a reminder that is not done and was not sent for its next time. */
export const isToSend: SQL = sql`is_active and not is_completed
  and (last_sent_at is null or last_sent_at < next_reminder_at)`

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
    recurringPattern: text('recurring_pattern').$type<RecurringPattern>(),
    recurringInterval: integer('recurring_interval').notNull().default(1),
    /** Where its hour stays the same over summer time. */
    timeZone: text('time_zone').notNull().default('UTC'),
    /** When it was to come first: one that repeats counts from here, also after it was snoozed. */
    anchorAt: instant('anchor_at').notNull(),
    /** When it came, until that is done; otherwise when it comes. */
    dueAt: instant('due_at').notNull(),
    /** When it is sent next; of one that came and does not repeat, when it was. */
    nextReminderAt: instant('next_reminder_at').notNull(),
    lastSentAt: instant('last_sent_at'),
    /** Until it is deleted, or the portal's cause of it is gone. */
    isActive: boolean('is_active').notNull().default(true),
    isCompleted: boolean('is_completed').notNull().default(false),
    completedAt: instant('completed_at'),
    /** The home that it is about: where that is deleted, nobody is reminded. */
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

/** The condition of a reminder whose home, if it is about one, was not deleted. */
export const isReminderShown = or(isNull(aiReminders.propertyId), isOfHomeThatIsThere(aiReminders.propertyId))

/** The condition of a person's reminders that are not done. */
export const isOpenReminder = (userId: string) =>
  and(eq(aiReminders.userId, userId), aiReminders.isActive, not(aiReminders.isCompleted), isReminderShown)
