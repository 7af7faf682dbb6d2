import { sql } from 'drizzle-orm'
import { bigint, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/** Usage per day (UTC). */
export const modelBudgets = pgTable(
  'model_budgets',
  {
    /** "person:" with an id, "network:" with an address, or "portal". */
    subject: text('subject').notNull(),
    day: date('day').notNull(),
    /** Tokens. */
    used: bigint('used', { mode: 'number' }).notNull().default(0),
  },
  table => [primaryKey({ columns: [table.subject, table.day] }), index('model_budgets_by_day').on(table.day)],
)

/** Longer than any call: after this, a reservation belongs to a dead process. */
export const reservationLifetime = sql`interval '2 minutes'`

/** The maximum cost of running calls; those of a dead process expire. */
export const modelReservations = pgTable(
  'model_reservations',
  {
    callId: uuid('call_id').notNull(),
    subject: text('subject').notNull(),
    tokens: bigint('tokens', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.callId, table.subject] }),
    index('model_reservations_by_subject').on(table.subject),
    index('model_reservations_by_age').on(table.createdAt),
  ],
)
