import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))
const lockKey = 7_301_042_017

/**
 * Brings the database at `url` to this version's tables. Any number of processes may do so at once: the lock lets
 * one work while the others wait, then find nothing left to do. Needs a direct connection, not a pooler's.
 */
export const migrateDatabase = async (url: string): Promise<void> => {
  const driver = postgres(url, { max: 1, prepare: false, onnotice: () => {} })
  const database = drizzle(driver)
  try {
    await database.execute(sql`select pg_advisory_lock(${lockKey})`)
    await migrate(database, { migrationsFolder })
  } finally {
    await driver.end({ timeout: 5 }) // ends the session and with it the lock
  }
}
