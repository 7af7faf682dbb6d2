import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import { applySearchSql } from './apply-search-sql.ts'
import type { Database } from './database.ts'
import { inStartTurn } from './in-start-turn.ts'
import { inTransaction, sqlStateOf } from './transaction.ts'

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** The message says what to do. */
export class UnusableDatabase extends Error {}

const newerSentence =
  'This database belongs to a newer version of the portal than this one: start that version or a later one, or name another database with DATABASE_URL or DATA_DIR.'

/** The last commit before version 1.0.0. Its migrations made the tables that our first one makes. */
const lastBefore = {
  commit: '7982d80e7bef2950a2737f95d5214181889116a1',
  migrations: 63,
  lastMoment: 1795853945351,
  /** SHA-256 of the moments of its migrations, in order, with commas. */
  momentsHash: '6463e873cd144de4c56c2d70684a76ffd081fe11368ab745bbccd55f324ee66d',
}

const olderSentence = `This database is from before version 1.0.0 of the portal: start commit ${lastBefore.commit} on it once, then this version.`

const ownMigrations = () => readMigrationFiles({ migrationsFolder })

/** In order. */
const readMoments = async (database: Database): Promise<number[]> => {
  const [found] = await database.execute<{ exists: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "exists"`,
  )
  if (!found?.exists) return []
  const applied = await database.execute<{ at: number }>(
    sql`select distinct created_at::float8 as at from drizzle.__drizzle_migrations order by at`,
  )
  return applied.map(({ at }) => at)
}

const areOfLastBefore = (moments: readonly number[]): boolean =>
  createHash('sha256').update(moments.join()).digest('hex') === lastBefore.momentsHash

/**
 * Throws `UnusableDatabase` if the database has migrations that this version lacks, except those of `lastBefore`.
 * Writes nothing.
 */
export const refuseUnusableDatabase = async (database: Database): Promise<void> => {
  const moments = await readMoments(database)
  const own = new Set(ownMigrations().map(({ folderMillis }) => folderMillis))
  if (areOfLastBefore(moments) || moments.every(at => own.has(at))) return
  const { migrations, lastMoment } = lastBefore
  const lacksSome = moments.length < migrations && moments.every(at => at <= lastMoment)
  throw new UnusableDatabase(lacksSome ? olderSentence : newerSentence)
}

const takeOver = async (transaction: Database): Promise<void> => {
  if (!areOfLastBefore(await readMoments(transaction))) return
  const [first] = ownMigrations()
  if (!first) throw new Error(`${migrationsFolder} has no migrations.`)
  await refuseMissingTables(transaction, first.sql)
  await transaction.execute(sql`delete from drizzle.__drizzle_migrations`)
  await transaction.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${first.hash}, ${first.folderMillis})`,
  )
}

const refuseMissingTables = async (database: Database, statements: readonly string[]): Promise<void> => {
  const names = statements.flatMap(text => /^CREATE TABLE "(\w+)"/m.exec(text)?.[1] ?? [])
  const missing = await database.execute<{ name: string }>(
    sql`select name from unnest(${sql.param(names)}::text[]) as name where to_regclass(name) is null`,
  )
  if (missing.length > 0)
    throw new UnusableDatabase(
      `This database lacks ${missing.map(({ name }) => name).join(', ')}, which the portal made: restore a backup.`,
    )
}

/** Some transaction can keep homes locked: a minute of 2 s of waiting and 1 s for those who wait behind us. */
const lockAttempts = 20
const pauseMs = 1000
const lockNotAvailable = '55P03'

/**
 * Migrates the database to this version, all of it or nothing. Any number of processes can do so at once, while others
 * write. Needs a direct connection, without a pooler. Throws `UnusableDatabase`.
 */
export const migrateDatabase = (url: string): Promise<void> =>
  inStartTurn(url, async database => {
    await refuseUnusableDatabase(database)
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
  await takeOver(transaction)
  await migrate(asPostgresJs(transaction), { migrationsFolder })
  await applySearchSql(transaction)
}

/** Guarantee: `openDatabase` creates it with drizzle's own function for this driver. */
const asPostgresJs = (database: Database) => database as Parameters<typeof migrate>[0]
