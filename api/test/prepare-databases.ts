// One PostgreSQL for a whole test run, with two template databases; it is the embedded one unless DATABASE_URL names another.
import { rmSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@portal/embedded-postgres'
import { sql } from 'drizzle-orm'
import { countHomes } from '../src/features/search/places/count-homes.ts'
import { type Database, patiently } from '../src/platform/database/database.ts'
import { migrateDatabase } from '../src/platform/database/migrate.ts'
import { seed } from '../src/seed/seed.ts'
import { startJobs } from '../src/start-jobs.ts'
import { createDatabase, dropDatabase } from './test-database.ts'

interface PreparedDatabases {
  /** The URL of a database with tables, and of one that also has the demonstration. */
  env: { TEST_TEMPLATE_URL: string; TEST_SEEDED_URL: string; TEST_SUPERUSER_URL: string }
  stop: () => Promise<void>
}

export const prepareDatabases = async (): Promise<PreparedDatabases> => {
  const server = await openServer()
  process.env.TEST_SUPERUSER_URL = server.superuserUrl
  try {
    const template = await createDatabase(server.url)
    await migrateDatabase(template)
    await installJobs(template)
    const seeded = await createDatabase(template, template)
    await patiently(seeded, async database => {
      await seed(database)
      await countHomes(database)
    })
    return {
      env: { TEST_TEMPLATE_URL: template, TEST_SEEDED_URL: seeded, TEST_SUPERUSER_URL: server.superuserUrl },
      stop: async () => {
        await dropDatabase(seeded)
        await dropDatabase(template)
        await server.stop()
      },
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}

const openServer = async (): Promise<EmbeddedPostgres> => {
  if (process.env.DATABASE_URL)
    return { url: process.env.DATABASE_URL, superuserUrl: process.env.DATABASE_URL, stop: async () => {} }
  const place = await placeOfDatabases()
  await removeLeftIn(place)
  const dataDir = await mkdtemp(join(place, folderStart))
  const server = await startEmbeddedPostgres({ dataDir })
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true })) // once the server was asked to stop
  await patiently(server.superuserUrl, forgetPowerCuts)
  return {
    ...server,
    stop: async () => {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** More than twice what a run keeps at a time. */
const wantedBytes = 6e9

/**
 * In memory, where it has room: creating a thousand files for each test file on a disk took a tenth of the
 * processor's time for all tests of the API.
 * @internal
 */
export const placeOfDatabases = async (): Promise<string> => {
  const memory = '/dev/shm'
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }))
  return Math.min(bavail * bsize, freemem()) > wantedBytes ? memory : tmpdir()
}

const folderStart = 'rental-portal-test-'
const dayMs = 86_400_000

/** A run that was killed could not remove its own, and memory is not emptied as `/tmp` is. */
const removeLeftIn = async (place: string): Promise<void> => {
  for (const name of (await readdir(place)).filter(name => name.startsWith(folderStart))) {
    const folder = join(place, name)
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > dayMs)
      await rm(folder, { recursive: true, force: true }).catch(() => undefined)
  }
}

/** Starting jobs creates their tables, so that the copies have them. */
const installJobs = async (url: string): Promise<void> => {
  const jobs = await startJobs(url)
  await jobs.stop()
}

/** Nothing waits for the disk. */
const forgetPowerCuts = async (database: Database): Promise<void> => {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await database.execute(sql`alter system set ${sql.identifier(setting)} = off`)
  await database.execute(sql`select pg_reload_conf()`)
}
