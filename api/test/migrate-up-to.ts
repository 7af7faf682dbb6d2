// For tests of a migration on what there was before it.
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'

/** Migrates an empty database up to, but not including, a migration, given by its tag or the end of it. */
export const migrateUpTo = async (url: string, tag: string): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  await cp(fileURLToPath(new URL('../migrations', import.meta.url)), folder, { recursive: true })
  const journal = Bun.file(join(folder, 'meta/_journal.json'))
  const { entries, ...rest } = await journal.json()
  const earlier = entries.slice(
    0,
    entries.findIndex((entry: { tag: string }) => entry.tag.endsWith(tag)),
  )
  await Bun.write(journal, JSON.stringify({ ...rest, entries: earlier }))
  const driver = postgres(url, { max: 1, onnotice: () => {} })
  await migrate(drizzle(driver), { migrationsFolder: folder })
  await driver.end()
  await rm(folder, { recursive: true })
}
