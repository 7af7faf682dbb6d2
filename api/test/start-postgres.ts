// Runs before the tests: one PostgreSQL for all of them, the embedded one unless DATABASE_URL names another.
import { afterAll } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../embedded-postgres/start-embedded-postgres.ts'
import { openDatabase } from '../src/platform/database.ts'
import { migrateDatabase } from '../src/platform/migrate.ts'
import { startJobs } from '../src/start-jobs.ts'
import { createDatabase, dropDatabase } from './test-database.ts'

const { url, stop } = await (async () => {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => {} }
  const dataDir = await mkdtemp(join(tmpdir(), 'rental-portal-test-'))
  const server = await startEmbeddedPostgres({ dataDir })
  return {
    url: server.url,
    stop: async () => {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
})()

/** The first to start jobs on a database makes their tables. */
const installJobs = async (databaseUrl: string): Promise<void> => {
  const { database, close } = openDatabase(databaseUrl)
  const jobs = await startJobs({ database, url: databaseUrl })
  await jobs.stop()
  await close()
}

/** Migrated once; every test file starts from a copy of it. */
const template = await createDatabase(url)
await migrateDatabase(template)
await installJobs(template)
process.env.TEST_TEMPLATE_URL = template

afterAll(async () => {
  await dropDatabase(template)
  await stop()
})
