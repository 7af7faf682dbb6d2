import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { users } from './people.ts'

/** What people created under their own client ids, so that a repeated request creates nothing twice. */
export const clientRequests = pgTable(
  'client_requests',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id').notNull(),
    /** SHA-256 of the endpoint and its input. */
    requestHash: text('request_hash').notNull(),
    /** The created thing's id, and what is not stored elsewhere. */
    answer: jsonb('answer').notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.personId, table.clientId] }),
    index('client_requests_by_age').on(table.createdAt),
  ],
)
