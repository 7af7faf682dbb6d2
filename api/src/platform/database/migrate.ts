import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import { applySearchSql } from './apply-search-sql.ts'
import type { Database } from './database.ts'
import { inStartTurn } from './in-start-turn.ts'
import { inTransaction, sqlStateOf } from './transaction.ts'

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** The database has tables of a later version of the portal, so this version must not touch it. */
export class NewerDatabase extends Error {
  constructor() {
    super(
      'This database belongs to a newer version of the portal than this one: start that version or a later one, or name another database with DATABASE_URL or DATA_DIR.',
    )
  }
}

/** Throws `NewerDatabase` if the database has migrations that this version lacks. Writes nothing. */
export const refuseNewerDatabase = async (database: Database): Promise<void> => {
  const [found] = await database.execute<{ exists: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "exists"`,
  )
  if (!found?.exists) return
  const own = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis)
  const applied = await database.execute<{ at: number }>(
    sql`select created_at::float8 as at from drizzle.__drizzle_migrations`,
  )
  if (applied.some(({ at }) => !own.includes(at))) throw new NewerDatabase()
}

/** Some transaction may keep homes locked: a minute of 2 s of waiting and 1 s for those who waited behind us. */
const lockAttempts = 20
const pauseMs = 1000
const lockNotAvailable = '55P03'

/**
 * Migrates the database at `url` to this version, all of it or nothing. Any number of processes may do so at
 * once, while others write. Needs a direct connection, without a pooler. Throws `NewerDatabase` if it is ahead of
 * this version.
 */
export const migrateDatabase = (url: string): Promise<void> =>
  inStartTurn(url, async database => {
    await refuseNewerDatabase(database)
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await inTransaction(database, bringUpToDate)
      } catch (error) {
        if (attempt === lockAttempts || sqlStateOf(error) !== lockNotAvailable) throw error
        await Bun.sleep(pauseMs)
      }
    }
  })

const bringUpToDate = async (transaction: Database): Promise<void> => {
  await migrate(asPostgresJs(transaction), { migrationsFolder })
  await applySearchSql(transaction)
}

/** Guarantee: `openDatabase` creates it with drizzle's own function for this driver, and its transactions, too. */
const asPostgresJs = (database: Database) => database as Parameters<typeof migrate>[0]
