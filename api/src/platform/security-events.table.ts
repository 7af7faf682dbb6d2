import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../features/auth/users.table.ts'
import { createdAt, primaryId } from './columns.ts'

/** The audit: who came in, who was kept out (spec §3 "security_events"). */
export const securityEvents = pgTable(
  'security_events',
  {
    id: primaryId(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    eventType: text('event_type').notNull(),
    eventData: jsonb('event_data').$type<Record<string, unknown>>(),
    /** From 0, harmless, to 100. */
    riskScore: integer('risk_score'),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    location: text('location'),
    status: text('status').$type<'succeeded' | 'failed' | 'refused'>().notNull(),
    createdAt: createdAt(),
  },
  table => [
    index('security_events_by_user').on(table.userId, table.id.desc()),
    index('security_events_by_type').on(table.eventType, table.id.desc()),
  ],
)
