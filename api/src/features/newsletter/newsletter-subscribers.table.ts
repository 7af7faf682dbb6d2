import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, primaryId } from '../../platform/columns.ts'

/** Who asked for the newsletter, with an account or without. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  { id: primaryId(), email: text('email').notNull(), createdAt: createdAt() },
  table => [uniqueIndex('newsletter_subscribers_email_without_case').on(sql`lower(${table.email})`)],
)
