import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, uuid } from 'drizzle-orm/pg-core'

/** A single row, once a process has used an object store: the store has an object with the same id. */
export const objectStores = pgTable(
  'object_stores',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    id: uuid('id').notNull(),
  },
  table => [check('object_stores_is_only', sql`${table.isOnly}`)],
)
