import { addressesOf, type DatabaseAddresses, reasonOf } from '@portal/api/database-addresses'
import { migrateDatabase, UnusableDatabase } from '@portal/api/migrate'
import type { EmbeddedPostgres } from '@portal/embedded-postgres'
import type { DatabaseSettings } from './database-settings.ts'

/**
 * The PostgreSQL that DATABASE_URL names, or else our own, never in production. Throws an Error of one sentence when
 * neither can be used.
 */
export const chooseDatabase = async (
  settings: DatabaseSettings,
): Promise<DatabaseAddresses & Pick<EmbeddedPostgres, 'stop'>> => {
  const { databaseUrl, dataDir, isProduction } = settings
  if (databaseUrl) return { ...(await addressesOf(databaseUrl, settings)), stop: async () => {} }
  if (isProduction)
    throw new Error(
      'The environment variable DATABASE_URL is missing: production has no database of its own.',
    )
  const { startEmbeddedPostgres } = await import('@portal/embedded-postgres')
  const { url, stop } = await startEmbeddedPostgres({ dataDir })
  return { url, directUrl: url, stop }
}

/** Throws an Error of one sentence when the database refuses this version's tables. */
export const bringUpToDate = async (url: string): Promise<void> => {
  try {
    await migrateDatabase(url)
  } catch (error) {
    if (error instanceof UnusableDatabase) throw error
    throw new Error(
      `The database could not be given its tables (${reasonOf(error)}): let its user create them, or name an empty database of the portal's own with DATABASE_URL.`,
    )
  }
}
