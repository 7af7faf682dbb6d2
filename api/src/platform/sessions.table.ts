import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../features/auth/users.table.ts'
import { createdAt, instant, primaryId } from './columns.ts'

/** Who is signed in where. The token itself is known to the browser alone. */
export const sessions = pgTable(
  'sessions',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, in hexadecimal. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  table => [index('sessions_by_user').on(table.userId), index('sessions_by_expiry').on(table.expiresAt)],
)
