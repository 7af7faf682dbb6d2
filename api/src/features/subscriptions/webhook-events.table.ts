import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, instant } from '../../platform/columns.ts'

/** The inbox: each of the provider's events once, under its own id, so that a second delivery changes nothing. */
export const webhookEvents = pgTable('webhook_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  /** When the provider made it; deliveries come in any order. */
  occurredAt: instant('occurred_at').notNull(),
  createdAt: createdAt(),
})
