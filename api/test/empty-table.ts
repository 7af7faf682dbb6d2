import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../src/platform/database.ts'
import { inTransaction } from '../src/platform/transaction.ts'

/**
 * Takes all rows out of a table, and out of those that refer to it. Who counts homes for the map may be in the way, and one of both
 * begins again.
 */
export const emptyTable = async (database: Database, table: PgTable): Promise<void> => {
  await inTransaction(database, transaction => transaction.execute(sql`truncate ${table} cascade`))
}
