import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../src/platform/database/database.ts'
import { inTransaction } from '../src/platform/database/transaction.ts'

/**
 * With the rows that refer to it. May deadlock with the job that counts homes for the map; one of them then starts
 * over.
 */
export const emptyTable = async (database: Database, table: PgTable): Promise<void> => {
  await inTransaction(database, transaction => transaction.execute(sql`truncate ${table} cascade`))
}
