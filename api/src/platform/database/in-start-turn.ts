import { sql } from 'drizzle-orm'
import { type Database, patiently } from './database.ts'

const lockKey = 7_301_042_017

/**
 * Runs startup work on the database at `url` in one process at a time; the others wait and then find it done.
 * Needs a direct connection, without a pooler.
 */
export const inStartTurn = <Result>(
  url: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> =>
  // Ending the session releases the lock.
  patiently(url, async database => {
    await database.execute(sql`select pg_advisory_lock(${lockKey})`)
    return work(database)
  })
