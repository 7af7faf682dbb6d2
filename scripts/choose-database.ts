import { openDatabase } from '@portal/api/database'
import { migrateDatabase, NewerDatabase } from '@portal/api/migrate'
import type { EmbeddedPostgres } from '@portal/embedded-postgres'
import type { DatabaseSettings } from './database-settings.ts'

/**
 * The PostgreSQL that DATABASE_URL names, or else our own, which production never loads. Throws an Error of one
 * sentence when neither can be used.
 */
export const chooseDatabase = async (
  settings: DatabaseSettings,
): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> => {
  const { databaseUrl, dataDir, isProduction } = settings
  if (databaseUrl) {
    await refuseSilentDatabase(databaseUrl, isProduction)
    return { url: databaseUrl, stop: async () => {} }
  }
  if (isProduction)
    throw new Error(
      'The environment variable DATABASE_URL is missing: production has no database of its own.',
    )
  const { startEmbeddedPostgres } = await import('@portal/embedded-postgres')
  return startEmbeddedPostgres({ dataDir })
}

const refuseSilentDatabase = async (url: string, isProduction: boolean): Promise<void> => {
  const { database, close } = openDatabase(url, { connections: 1 })
  try {
    await database.execute('select 1')
  } catch (error) {
    const { host, pathname } = new URL(url)
    throw new Error(
      `The database ${pathname.slice(1)} at ${host} that DATABASE_URL names does not answer (${reasonOf(error)}): correct DATABASE_URL${isProduction ? '' : ', or unset it to use the embedded database'}.`,
    )
  } finally {
    await close(0)
  }
}

/** Creates this version's tables in the database. Throws an Error of one sentence when the database refuses them. */
export const bringUpToDate = async (url: string): Promise<void> => {
  try {
    await migrateDatabase(url)
  } catch (error) {
    if (error instanceof NewerDatabase) throw error
    throw new Error(
      `The database could not be given its tables (${reasonOf(error)}): let its user create them, or name an empty database of the portal's own with DATABASE_URL.`,
    )
  }
}

/** The driver's own message; the error around it repeats the statement. */
const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message || String(cause) : String(cause)
}
