import { isNull, sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, primaryId } from './columns.ts'

/** With or without an account. A row is deleted when its reader unsubscribes. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: primaryId(),
    email: text('email').notNull(),
    /** When a mail last asked to confirm the address; null if one is due. */
    askedAt: instant('asked_at'),
    /** Nobody gets the newsletter before this. */
    confirmedAt: instant('confirmed_at'),
    createdAt: createdAt(),
  },
  table => [
    uniqueIndex('newsletter_subscribers_email_without_case').on(sql`lower(${table.email})`),
    index('newsletter_subscribers_to_ask').on(table.id).where(isNull(table.askedAt)),
  ],
)

/** As text and as the inner HTML of a mail. */
export const newsletterIssues = pgTable('newsletter_issues', {
  id: primaryId(),
  subject: text('subject').notNull().unique(),
  text: text('text').notNull(),
  html: text('html').notNull(),
  createdAt: createdAt(),
})

export const newsletterCopies = pgTable(
  'newsletter_copies',
  {
    issueId: uuid('issue_id')
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: 'cascade' }),
    subscriberId: uuid('subscriber_id')
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
  },
  table => [
    primaryKey({ columns: [table.issueId, table.subscriberId] }),
    index('newsletter_copies_by_subscriber').on(table.subscriberId),
  ],
)
