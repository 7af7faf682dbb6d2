// Runs before the tests: one PostgreSQL for all of them, the embedded one unless DATABASE_URL names another.
import { afterAll } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/start-embedded-postgres.ts'

if (!process.env.DATABASE_URL) {
  const dataDir = await mkdtemp(join(tmpdir(), 'rental-portal-test-'))
  const { url, stop } = await startEmbeddedPostgres({ dataDir })
  process.env.DATABASE_URL = url
  afterAll(async () => {
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  })
}
