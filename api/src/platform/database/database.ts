// Only this file and the connections under it know the driver.
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { makePgArray, type PgDatabase } from 'drizzle-orm/pg-core'
import { drizzle, type PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { type Deadline, noDeadline } from '../request/deadline.ts'
import { type Client, evenIfLateMark, plannedOnceMark } from './connection.ts'
import { type ConnectionPool, openPool } from './connection-pool.ts'

/** A connection pool or a transaction on it. */
export type Database = PgDatabase<PostgresJsQueryResultHKT>

/**
 * Receives NOTIFY messages on a separate connection, which is reopened when lost. `onListening` is called each time
 * listening starts: messages in between are lost. Returns a function that stops it.
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
  /** Waits that long for running queries, then closes all connections. */
  close: (timeoutSeconds?: number) => Promise<void>
}

/** A one-dimensional array in PostgreSQL's syntax: `{plain,"with \\"quotes\\"",NULL}`. */
const readArray = (written: string): (string | null)[] =>
  Array.from(written.matchAll(/"((?:[^"\\]|\\.)*)"|[^{},]+/gs), ([plain, quoted]) =>
    quoted === undefined ? (plain === 'NULL' ? null : plain) : quoted.replace(/\\(.)/gs, '$1'),
  )

/** By type id, the same in every PostgreSQL; drizzle's columns have encoded their values already. */
const arrayOf = (typeId: number) => ({
  to: typeId,
  from: [typeId],
  serialize: (value: unknown) => (Array.isArray(value) ? makePgArray(value) : value),
  parse: readArray,
})

/** Short, so that a database that is back is found soon; everyone who waits has a deadline. */
const pauseSeconds = (failures: number): number => Math.min(0.05 * failures, 0.5)

/**
 * Timeouts of the server itself, in ms. A statement has less than the 10 s of a request; a lock wait is shorter, so that the
 * reason is known. A forgotten transaction would keep its locks.
 */
const defaultTimeouts = {
  statement_timeout: 8000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 8000,
}

/** A statement without an answer so long after its own limit is given up. */
const goneAfterLimitMs = 22_000

interface DatabaseOptions {
  connections?: number
  isPatient?: boolean
  /** A pooler can give each transaction another session: nothing is kept in one. */
  isPooled?: boolean
  timeouts?: Partial<typeof defaultTimeouts>
  /** For tests that count statements. */
  onStatement?: (statement: string) => void
}

const bounds = new WeakMap<Database, (deadline: Deadline) => Database>()

/** Guarantee: besides the type converters among its options, drizzle uses only a `Client` of the driver. */
const databaseOn = (client: Client, { options }: postgres.Sql): Database =>
  drizzle({ ...client, options } as unknown as postgres.Sql)

/** For one request: throws `not_now` past the deadline, and commits nothing after that. */
export const withDeadline = (database: Database, deadline: Deadline): Database => {
  const bound = bounds.get(database)
  if (!bound) throw new Error('Only a whole pool can be given a deadline: pass what openDatabase returned.')
  return bound(deadline)
}

/**
 * Keeps a frequent statement planned: one round trip instead of two. Its plan must suit all values, and its text be one
 * of few variants, because every connection stores each.
 */
export const plannedOnce = <Statement extends SQLWrapper>(statement: Statement): Statement => {
  const marked = sql`${statement.getSQL()} ${sql.raw(plannedOnceMark)}`
  return Object.assign(statement, { getSQL: () => marked })
}

/**
 * Sends a write without the transaction that checks the deadline: for a count that can last after a refusal. One round
 * trip instead of three.
 */
export const evenIfLate = (statement: SQL): SQL => sql`${sql.raw(evenIfLateMark)} ${statement}`

/**
 * Statements are unnamed unless they are `plannedOnce`, so PostgreSQL plans each with its real values. A patient pool,
 * for jobs and seeds, gives statements and locks more time. `timeouts` are in ms, and override the defaults one by one;
 * a pooled one has them in transactions only.
 */
export const openDatabase = (
  url: string,
  { connections = 10, isPatient = false, isPooled = false, timeouts, onStatement }: DatabaseOptions = {},
): OpenDatabase => {
  const limits = { ...defaultTimeouts, ...timeouts }
  const settings = {
    jit: 'off', // a plan that seems expensive would be compiled for seconds, often inside a lock
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
    // Listed, because the driver would query the array types: if the connection is lost at that moment, the unhandled
    // failure ends the process.
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

/** A pooler makes up the process that it says is at the other end. Throws what connecting throws. */
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

/** Guarantee: the driver accepts parsed options, as for its own listening connections. */
const withOptions = ({ options }: postgres.Sql, more: { onclose: () => void }) =>
  ({ ...options, ...more }) as unknown as postgres.Options<Record<string, never>>
