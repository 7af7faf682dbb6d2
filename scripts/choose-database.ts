import { openDatabase } from '@portal/api/database'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@portal/api/embedded-postgres'
import { migrateDatabase } from '@portal/api/migrate'
import type { Settings } from './settings.ts'

/** The PostgreSQL that DATABASE_URL names, or else one of our own. Throws an Error of one sentence when it is no use. */
export const chooseDatabase = async ({ databaseUrl, dataDir }: Settings): Promise<EmbeddedPostgres> => {
  if (!databaseUrl) return startEmbeddedPostgres({ dataDir })
  await refuseDeafDatabase(databaseUrl)
  return { url: databaseUrl, stop: async () => {} }
}

const refuseDeafDatabase = async (url: string): Promise<void> => {
  const { database, close } = openDatabase(url, { connections: 1 })
  try {
    await database.execute('select 1')
  } catch (error) {
    const { host, pathname } = new URL(url)
    throw new Error(
      `The database ${pathname.slice(1)} at ${host} that DATABASE_URL names does not answer (${reasonOf(error)}): correct DATABASE_URL, or unset it to use the embedded database.`,
    )
  } finally {
    await close(0)
  }
}

/** Gives the database this version's tables. Throws an Error of one sentence when it takes none. */
export const bringUpToDate = async (url: string): Promise<void> => {
  try {
    await migrateDatabase(url)
  } catch (error) {
    throw new Error(
      `The database could not be given its tables (${reasonOf(error)}): let its user create them, or name an empty database of the portal's own with DATABASE_URL.`,
    )
  }
}

/** The driver's own words; what wraps them repeats the statement. */
const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message || String(cause) : String(cause)
}
