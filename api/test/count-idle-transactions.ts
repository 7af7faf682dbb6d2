import { sql } from 'drizzle-orm'
import type { Database } from '../src/platform/database/database.ts'

/** They wait for something else, such as the payment provider. */
export const countIdleTransactions = async (database: Database): Promise<number> => {
  const idle = await database.execute(
    sql`select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
  )
  return idle.length
}
