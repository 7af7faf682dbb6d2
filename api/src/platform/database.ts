// This file and the connections under it know the driver: everything else sees a `Database`.
import { type SQL, sql } from 'drizzle-orm'
import { makePgArray, type PgDatabase } from 'drizzle-orm/pg-core'
import { drizzle, type PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { type Client, plannedOnceMark } from './connection.ts'
import { type ConnectionPool, openPool } from './connection-pool.ts'
import { type Deadline, noDeadline } from './deadline.ts'

/** A connection pool or a transaction on it; verbs need not know which. */
export type Database = PgDatabase<PostgresJsQueryResultHKT>

/**
 * Hears what is announced with NOTIFY, on its own connection, which is opened again when it is lost. `onListening`
 * is called each time it begins to listen: what was announced in between is lost. Returns a function that stops it.
 */
export type Listen = (
  channel: string,
  onMessage: (message: string) => void,
  onListening?: () => void,
) => Promise<() => Promise<void>>

export interface OpenDatabase {
  database: Database
  listen: Listen
  load: ConnectionPool['load']
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

/** Between two tries to connect: short, so that a database that is back is found soon; everyone who waits has a deadline. */
const pauseSeconds = (failures: number): number => Math.min(0.05 * failures, 0.5)

/**
 * What the server itself ends, in milliseconds. A statement has less than the 10 s in which a request is answered; a
 * lock is waited for less than that, so that the reason is known; a transaction that its process forgot holds locks.
 */
const timeouts = { statement_timeout: 8000, lock_timeout: 5000, idle_in_transaction_session_timeout: 8000 }

const bounds = new WeakMap<Database, (deadline: Deadline) => Database>()

/** Guarantee: a `Client` is all that drizzle uses of the driver, besides the converters of types among its options. */
const databaseOn = (client: Client, { options }: postgres.Sql): Database =>
  drizzle({ ...client, options } as unknown as postgres.Sql)

/** The same pool, for one request: throws `not_now` past the deadline, and commits nothing from then on. */
export const withDeadline = (database: Database, deadline: Deadline): Database => {
  const bound = bounds.get(database)
  if (!bound) throw new Error('Only a whole pool can be given a deadline: pass what openDatabase returned.')
  return bound(deadline)
}

/**
 * Keeps the statement planned, for what is asked all the time: its plan must suit all values, and its text must be one of
 * few, since every connection keeps each.
 */
export const plannedOnce = (statement: SQL): SQL => sql`${statement} ${sql.raw(plannedOnceMark)}`

/**
 * Opens a pool. Statements are unnamed unless they are `plannedOnce`: PostgreSQL then plans each with its real values. A
 * pooler in between must know prepared statements. A patient one lets statements and locks take their time: for jobs and
 * seeds. `statementMs` is how long any other statement may take.
 */
export const openDatabase = (
  url: string,
  {
    connections = 10,
    isPatient = false,
    statementMs,
  }: { connections?: number; isPatient?: boolean; statementMs?: number } = {},
): OpenDatabase => {
  const driver = postgres(url, {
    max: 1,
    connect_timeout: 5,
    idle_timeout: 60,
    max_lifetime: null, // it would end a connection in the middle of a transaction
    backoff: pauseSeconds,
    onnotice: () => {},
    // Asking the database for its array types is a query that nobody waits for: when its connection is lost just then,
    // the failure ends the process. So they are named here.
    fetch_types: false,
    types: { texts: arrayOf(1009), uuids: arrayOf(2951) },
    connection: {
      application_name: 'rental-portal',
      TimeZone: 'UTC',
      ...(!isPatient && timeouts),
      ...(statementMs !== undefined && { statement_timeout: statementMs }),
    },
  })
  const pool = openPool(onclose => postgres(withOptions(driver, { onclose })), {
    size: connections,
    isPatient,
  })
  const bind = (deadline: Deadline) => databaseOn(pool.clientFor(deadline), driver)
  const database = bind(noDeadline)
  bounds.set(database, bind)
  return {
    database,
    load: pool.load,
    listen: async (channel, onMessage, onListening) => {
      const { unlisten } = await driver.listen(channel, onMessage, onListening)
      return unlisten
    },
    close: async (timeoutSeconds = 0.5) => {
      await Promise.all([pool.close(timeoutSeconds), driver.end({ timeout: timeoutSeconds })])
    },
  }
}

/** Opens a patient connection for one piece of work. */
export const patiently = async <Result>(
  url: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> => {
  const { database, close } = openDatabase(url, { connections: 1, isPatient: true })
  try {
    return await work(database)
  } finally {
    await close()
  }
}

/** Guarantee: the driver takes options that it has parsed itself, as it does for its own connections that listen. */
const withOptions = ({ options }: postgres.Sql, more: { onclose: () => void }) =>
  ({ ...options, ...more }) as unknown as postgres.Options<Record<string, never>>
