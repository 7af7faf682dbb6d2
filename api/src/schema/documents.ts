// Papers that people uploaded, and copies of their data that the portal made.
import { type Document, DocumentPurpose } from '@portal/contract/documents/document'
import { keptForDays } from '@portal/contract/kept-for'
import { and, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, isOneOf, primaryId } from './columns.ts'
import { users } from './people.ts'

/** The object is written before its row, and deleted after it: every row has its object. */
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
    /** Its object, or all its parts. */
    bytes: integer('bytes').notNull(),
    /** The file as it was uploaded or made. */
    sha256: text('sha256').notNull(),
    /** Ends the key of its object; random. */
    storageKey: text('storage_key').notNull().unique(),
    /** How many objects it is in, if it is too large for one. */
    parts: integer('parts'),
    review: text('review').$type<Document['review']>().notNull().default('unreviewed'),
    createdAt: createdAt(),
  },
  table => [
    uniqueIndex('documents_by_owner_and_file').on(table.ownerId, table.sha256),
    check('documents_purpose', isOneOf(table.purpose, DocumentPurpose.options)),
    check('documents_review', isOneOf(table.review, ['unreviewed', 'pending', 'verified', 'rejected'])),
  ],
)

export const isPaper = ne(documents.purpose, 'export')

const exportsEnd = sql`now() - ${sql.raw(String(keptForDays.exports))} * interval '1 day'`

/** They are deleted a little later. */
export const isExportOver = and(eq(documents.purpose, 'export'), lte(documents.createdAt, exportsEnd))

export const isDocumentKept = or(isPaper, gt(documents.createdAt, exportsEnd))

/** The last copy that each person asked for. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    askedAt: instant('asked_at').notNull().default(sql`now()`),
    madeAt: instant('made_at'),
    documentId: uuid('document_id').references(() => documents.id, { onDelete: 'set null' }),
    /** When to make it, or try again: in the future while a process makes it. */
    dueAt: instant('due_at').notNull().default(sql`now()`),
    attempts: integer('attempts').notNull().default(0),
  },
  table => [
    index('data_exports_to_make').on(table.dueAt).where(isNull(table.madeAt)),
    index('data_exports_by_document').on(table.documentId),
  ],
)
