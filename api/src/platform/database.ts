// The one file that knows the driver: everything else sees a `Database`.
import { makePgArray, type PgDatabase } from 'drizzle-orm/pg-core'
import { drizzle, type PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'

/** A connection pool or a transaction on it; verbs need not know which. */
export type Database = PgDatabase<PostgresJsQueryResultHKT>

/**
 * Hears what is announced with NOTIFY, on a connection of its own that is opened anew when it is lost. `onListening`
 * is called each time it begins to listen: what was announced in between is gone. Answers how to stop.
 */
export type Listen = (
  channel: string,
  onMessage: (message: string) => void,
  onListening?: () => void,
) => Promise<() => Promise<void>>

export interface OpenDatabase {
  database: Database
  listen: Listen
  /** Waits up to `timeoutSeconds` for queries under way, then ends all connections. */
  close: (timeoutSeconds?: number) => Promise<void>
}

/** A list as PostgreSQL writes it, one level deep: `{plain,"with \\"quotes\\"",NULL}`. */
const readArray = (written: string): (string | null)[] =>
  Array.from(written.matchAll(/"((?:[^"\\]|\\.)*)"|[^{},]+/gs), ([plain, quoted]) =>
    quoted === undefined ? (plain === 'NULL' ? null : plain) : quoted.replace(/\\(.)/gs, '$1'),
  )

/** How arrays travel, by the id that their type has in every PostgreSQL; drizzle's columns have written theirs already. */
const arrayOf = (typeId: number) => ({
  to: typeId,
  from: [typeId],
  serialize: (value: unknown) => (Array.isArray(value) ? makePgArray(value) : value),
  parse: readArray,
})

/** Between two tries to connect: short, so that a database that is back is found; those who wait have a deadline. */
const pauseSeconds = (failures: number): number => Math.min(0.05 * failures, 0.5)

/**
 * Opens a pool. Statements are unnamed: PostgreSQL then plans each with its real values (a generic plan of the
 * search costs 250 times as much), and a pooler between may hand every statement to another connection.
 */
export const openDatabase = (
  url: string,
  { connections = 10 }: { connections?: number } = {},
): OpenDatabase => {
  const driver = postgres(url, {
    prepare: false,
    max: connections,
    connect_timeout: 10,
    idle_timeout: 60,
    backoff: pauseSeconds,
    onnotice: () => {},
    // Asking the database for its array types is a query that nobody waits for: when its connection is lost just then,
    // the failure ends the process. So they are named here.
    fetch_types: false,
    types: { texts: arrayOf(1009), uuids: arrayOf(2951) },
    connection: { application_name: 'rental-portal', TimeZone: 'UTC' },
  })
  return {
    database: drizzle(driver),
    listen: async (channel, onMessage, onListening) => {
      const { unlisten } = await driver.listen(channel, onMessage, onListening)
      return unlisten
    },
    close: (timeoutSeconds = 0.5) => driver.end({ timeout: timeoutSeconds }),
  }
}
