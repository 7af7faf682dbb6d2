import { sql } from 'drizzle-orm'
import { type Database, patiently } from './database.ts'

const lockKey = 7_301_042_017

/**
 * Does what one process at a time may do to the database at `url` while it starts: the others wait, then find it done. Needs a
 * direct connection, not a pooler's.
 */
export const inStartTurn = <Result>(
  url: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> =>
  // The end of the session ends the lock.
  patiently(url, async database => {
    await database.execute(sql`select pg_advisory_lock(${lockKey})`)
    return work(database)
  })
