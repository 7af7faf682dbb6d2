// Only this file and the connections under it know the driver: everything else sees a `Database`.
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { makePgArray, type PgDatabase } from 'drizzle-orm/pg-core'
import { drizzle, type PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { type Deadline, noDeadline } from '../request/deadline.ts'
import { type Client, evenIfLateMark, plannedOnceMark } from './connection.ts'
import { type ConnectionPool, openPool } from './connection-pool.ts'

/** A connection pool or a transaction on it; verbs need not know which. */
export type Database = PgDatabase<PostgresJsQueryResultHKT>

/**
 * Receives NOTIFY messages on a separate connection, which is reopened when it is lost. `onListening` is
 * called each time listening starts: messages in between are lost. Returns a function that stops it.
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
  /** Waits up to `timeoutSeconds` for running queries, then closes all connections. */
  close: (timeoutSeconds?: number) => Promise<void>
}

/** A one-dimensional array in PostgreSQL's syntax: `{plain,"with \\"quotes\\"",NULL}`. */
const readArray = (written: string): (string | null)[] =>
  Array.from(written.matchAll(/"((?:[^"\\]|\\.)*)"|[^{},]+/gs), ([plain, quoted]) =>
    quoted === undefined ? (plain === 'NULL' ? null : plain) : quoted.replace(/\\(.)/gs, '$1'),
  )

/**
 * How arrays are encoded, by type id, which is the same in every PostgreSQL; drizzle's columns have encoded
 * theirs already.
 */
const arrayOf = (typeId: number) => ({
  to: typeId,
  from: [typeId],
  serialize: (value: unknown) => (Array.isArray(value) ? makePgArray(value) : value),
  parse: readArray,
})

/**
 * Between two connection attempts: short, so that a database that is back is found soon; everyone who waits
 * has a deadline.
 */
const pauseSeconds = (failures: number): number => Math.min(0.05 * failures, 0.5)

/**
 * Timeouts of the server itself, in milliseconds. A statement has less than the 10 s of a request. A lock
 * wait is shorter than that, so that the reason is known. A forgotten transaction would keep its locks.
 */
const defaultTimeouts = {
  statement_timeout: 8000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 8000,
}

/** How long after its own limit a statement without an answer is given up: nobody is at the other end. */
const goneAfterLimitMs = 22_000

interface DatabaseOptions {
  connections?: number
  isPatient?: boolean
  /** Behind a pooler, which may give each transaction another session: nothing is kept in one. */
  isPooled?: boolean
  timeouts?: Partial<typeof defaultTimeouts>
  /** Receives the text of each statement that is sent, for tests that count them. */
  onStatement?: (statement: string) => void
}

const bounds = new WeakMap<Database, (deadline: Deadline) => Database>()

/** Guarantee: besides the type converters among its options, drizzle uses only a `Client` of the driver. */
const databaseOn = (client: Client, { options }: postgres.Sql): Database =>
  drizzle({ ...client, options } as unknown as postgres.Sql)

/** The same pool for one request: throws `not_now` past the deadline, and commits nothing after that. */
export const withDeadline = (database: Database, deadline: Deadline): Database => {
  const bound = bounds.get(database)
  if (!bound) throw new Error('Only a whole pool can be given a deadline: pass what openDatabase returned.')
  return bound(deadline)
}

/**
 * Keeps the statement planned, for frequent ones; returns the same statement. Its plan must suit all values, and its text must be one
 * of few variants, because every connection stores each. It then takes one round trip instead of two.
 */
export const plannedOnce = <Statement extends SQLWrapper>(statement: Statement): Statement => {
  const marked = sql`${statement.getSQL()} ${sql.raw(plannedOnceMark)}`
  return Object.assign(statement, { getSQL: () => marked })
}

/**
 * Sends a single write without the transaction that otherwise checks the deadline: for a count that may stay after a refusal. It then
 * takes one round trip instead of three.
 */
export const evenIfLate = (statement: SQL): SQL => sql`${sql.raw(evenIfLateMark)} ${statement}`

/**
 * Opens a pool. Statements are unnamed unless they are `plannedOnce`, so PostgreSQL plans each with its real
 * values. A patient pool gives statements and locks more time: for jobs and seeds. `timeouts` are in ms, and
 * override the defaults one by one; a pooled one has them in transactions only.
 */
export const openDatabase = (
  url: string,
  { connections = 10, isPatient = false, isPooled = false, timeouts, onStatement }: DatabaseOptions = {},
): OpenDatabase => {
  const limits = { ...defaultTimeouts, ...timeouts }
  const settings = {
    jit: 'off', // a plan that seems expensive would be compiled for up to seconds, often inside a lock
    ...(!isPatient && limits),
  }
  const driver = postgres(url, {
    max: 1,
    connect_timeout: 5,
    idle_timeout: 60,
    max_lifetime: null, // the driver would otherwise close a connection in the middle of a transaction
    backoff: pauseSeconds,
    onnotice: () => {},
    ...(onStatement && { debug: (_connection: number, statement: string) => onStatement(statement) }),
    // The driver would query the array types on its own: if the connection is lost at that moment, the
    // unhandled failure ends the process. So they are listed here.
    fetch_types: false,
    types: { texts: arrayOf(1009), uuids: arrayOf(2951) },
    connection: {
      application_name: 'rental-portal',
      TimeZone: 'UTC',
      ...(!isPooled && settings),
    },
    ...(isPooled && { prepare: false }),
  })
  const pool = openPool(onclose => postgres(withOptions(driver, { onclose })), {
    size: connections,
    begin: isPooled ? `begin; ${setLocally(settings)}` : undefined,
    goneAfterMs: isPatient ? undefined : limits.statement_timeout + goneAfterLimitMs,
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

const setLocally = (settings: object): string =>
  Object.entries(settings)
    .map(([name, value]) => `set local ${name} = ${value}`)
    .join('; ')

/** Whether the address leads to a pooler, which makes up the process that it says is at the other end. Throws what connecting throws. */
export const leadsToPooler = async (url: string): Promise<boolean> => {
  const driver = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} })
  try {
    const rows = await driver<{ pid: number }[]>`select pg_backend_pid() as pid`
    return rows[0]?.pid !== rows.state.pid
  } finally {
    await driver.end({ timeout: 0.5 })
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

/**
 * Guarantee: the driver accepts options that it has already parsed, as it does for its own listening
 * connections.
 */
const withOptions = ({ options }: postgres.Sql, more: { onclose: () => void }) =>
  ({ ...options, ...more }) as unknown as postgres.Options<Record<string, never>>
