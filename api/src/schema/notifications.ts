import { NotificationType } from '@portal/contract/notifications/notification'
import { Priority } from '@portal/contract/values/priority'
import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, isOneOf, primaryId } from './columns.ts'
import { users } from './people.ts'

/** Until what it asks for is done, by anyone. */
export const isWaiting = sql`(action_required or related_entity_type = 'waiting_inquiries')`

/** Past the moment after which it is of no use (spec §4). */
const isExpired = sql`coalesce(expires_at <= now(), false)`
export const isUnread = sql<boolean>`(not is_read and not ${isExpired})`
/** What it asks for can still be done. */
export const isActionRequired = sql<boolean>`(action_required and not ${isExpired})`

/** Messages from the portal to a person (spec §3 "ai_notifications"). */
export const aiNotifications = pgTable(
  'ai_notifications',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    message: text('message').notNull(),
    type: text('type').$type<NotificationType>().notNull(),
    priority: text('priority').$type<Priority>().notNull().default('medium'),
    category: text('category').notNull(),
    isRead: boolean('is_read').notNull().default(false),
    isAiGenerated: boolean('is_ai_generated').notNull().default(true),
    actionRequired: boolean('action_required').notNull().default(false),
    actionUrl: text('action_url'),
    actionText: text('action_text'),
    relatedEntityType: text('related_entity_type'),
    relatedEntityId: uuid('related_entity_id'),
    metadata: jsonb('metadata'),
    scheduledAt: instant('scheduled_at'),
    sentAt: instant('sent_at'),
    expiresAt: instant('expires_at'),
    createdAt: createdAt(),
  },
  table => [
    index('ai_notifications_by_user').on(table.userId, table.id.desc()),
    index('ai_notifications_by_age').on(table.createdAt),
    index('ai_notifications_unread').on(table.userId).where(sql`not is_read`),
    index('ai_notifications_waiting').on(table.relatedEntityId).where(isWaiting),
    uniqueIndex('ai_notifications_one_per_thread')
      .on(table.relatedEntityId, table.userId)
      .where(sql`category = 'message' and not is_read`),
    check('ai_notifications_type', isOneOf(table.type, NotificationType.options)),
    check('ai_notifications_priority', isOneOf(table.priority, Priority.options)),
  ],
)
