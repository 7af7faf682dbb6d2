import { log } from '@portal/server/log'
import { sql } from 'drizzle-orm'
import { type Database, patiently } from './database.ts'

const lockKey = 7_301_042_017

const waiting =
  'Another process is preparing the database, and this one waits for it. If there is none, an old session holds the lock: end it (pg_locks has its pid, locktype advisory).'

/**
 * Runs startup work in one process at a time; the others wait and find it done. Needs a connection without a pooler. A
 * line tells of a long wait.
 */
export const inStartTurn = <Result>(
  url: string,
  work: (database: Database) => Promise<Result>,
  tellAfterMs = 30_000,
): Promise<Result> =>
  // Ending the session releases the lock.
  patiently(url, async database => {
    const telling = setTimeout(() => log.tell(waiting), tellAfterMs)
    try {
      await database.execute(sql`select pg_advisory_lock(${lockKey})`)
    } finally {
      clearTimeout(telling)
    }
    return work(database)
  })
