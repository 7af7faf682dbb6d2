// Papers that people uploaded.
import { type Document, DocumentPurpose } from '@portal/contract/documents/document'
import { check, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, isOneOf, primaryId } from './columns.ts'
import { users } from './people.ts'

/** The object of a document is written before its row, and deleted after it: every row has its object. */
export const documents = pgTable(
  'documents',
  {
    id: primaryId(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<Document['purpose']>().notNull(),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    /** The size of its object. */
    bytes: integer('bytes').notNull(),
    /** The hash of the file that was uploaded. */
    sha256: text('sha256').notNull(),
    /** Ends the key of its object; random. */
    storageKey: text('storage_key').notNull().unique(),
    review: text('review').$type<Document['review']>().notNull().default('unreviewed'),
    createdAt: createdAt(),
  },
  table => [
    uniqueIndex('documents_by_owner_and_file').on(table.ownerId, table.sha256),
    check('documents_purpose', isOneOf(table.purpose, DocumentPurpose.options)),
    check('documents_review', isOneOf(table.review, ['unreviewed', 'pending', 'verified', 'rejected'])),
  ],
)
