import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, primaryId } from '../../platform/columns.ts'
import { users } from '../auth/users.table.ts'
import { userConsents } from './user-consents.table.ts'

/** Every time that someone saw what a consent opened to them. */
export const consentReads = pgTable(
  'consent_reads',
  {
    id: primaryId(),
    consentId: uuid('consent_id')
      .notNull()
      .references(() => userConsents.id, { onDelete: 'cascade' }),
    readerId: uuid('reader_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fields: text('fields').array().notNull().default([]),
    createdAt: createdAt(),
  },
  table => [
    index('consent_reads_by_consent').on(table.consentId),
    index('consent_reads_by_reader').on(table.readerId),
  ],
)
