import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { users } from './people.ts'

/** Calendar programs read a person's calendar by it: one each. */
export const calendarLinks = pgTable('calendar_links', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the token in hexadecimal. */
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: createdAt(),
})
