import type { ThreadEvent, ThreadMessage } from '@portal/contract/threads/thread'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, instant, isOneOf, primaryId } from './columns.ts'
import { users } from './people.ts'
import { properties } from './properties.ts'

/** One for each home, tenant and landlord. Who adds to it locks its row. */
export const threads = pgTable(
  'threads',
  {
    id: primaryId(),
    /** Null once the home is gone. */
    propertyId: uuid('property_id').references(() => properties.id, { onDelete: 'set null' }),
    /** When the conversation began. */
    propertyTitle: text('property_title').notNull(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    landlordId: uuid('landlord_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastMessageAt: instant('last_message_at').notNull().default(sql`now()`),
    /** 0 while there is no message. */
    lastPosition: integer('last_position').notNull().default(0),
    closedBy: uuid('closed_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  table => [
    uniqueIndex('threads_one_each').on(table.propertyId, table.tenantId, table.landlordId),
    index('threads_by_tenant').on(table.tenantId, table.lastMessageAt, table.id),
    index('threads_by_landlord').on(table.landlordId, table.lastMessageAt, table.id),
    index('threads_by_closer').on(table.closedBy),
  ],
)

/** What was said, and what happened. */
export const threadMessages = pgTable(
  'thread_messages',
  {
    id: primaryId(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    /** From 1, without gaps: assigned with the thread locked, since the clocks of two machines differ. */
    position: integer('position').notNull(),
    /** Null for what the portal did. */
    senderId: uuid('sender_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind').$type<ThreadMessage['kind']>().notNull(),
    /** As its reader receives it; null for an event. */
    body: text('body'),
    event: jsonb('event').$type<ThreadEvent>(),
    /** Addresses of photos. */
    photos: text('photos').array().notNull().default([]),
    /** The inquiry that a text asks or answers; it can be gone. */
    inquiryId: uuid('inquiry_id'),
    removedAt: instant('removed_at'),
    createdAt: createdAt(),
  },
  table => [
    uniqueIndex('thread_messages_in_order').on(table.threadId, table.position),
    index('thread_messages_by_sender').on(table.senderId),
    check('thread_messages_kind', isOneOf(table.kind, ['text', 'event'])),
    check(
      'thread_messages_content',
      sql`case ${table.kind} when 'text' then ${table.body} is not null else ${table.event} is not null end`,
    ),
  ],
)

export const threadReads = pgTable(
  'thread_reads',
  {
    threadId: uuid('thread_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The last message that they read. */
    position: integer('position').notNull().default(0),
    /** Messages after it that are not their own. */
    unread: integer('unread').notNull().default(0),
    /** When a mail told them about something unread; null once they have read. */
    mailedAt: instant('mailed_at'),
  },
  table => [
    primaryKey({ columns: [table.threadId, table.userId] }),
    index('thread_reads_by_user').on(table.userId),
    index('thread_reads_unread').on(table.userId).where(sql`unread > 0`),
  ],
)

/** Only their person reads them. */
export const savedReplies = pgTable(
  'saved_replies',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  table => [index('saved_replies_by_user').on(table.userId)],
)
