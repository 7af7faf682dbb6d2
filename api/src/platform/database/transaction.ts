import { isRecord } from '@portal/contract/values/json'
import { is, sql } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

const retryableCodes = new Set(['40001', '40P01'])
const attempts = 5

/** Five capitals and digits with at least one digit: "EPIPE" is a network error. */
const sqlState = /^(?=.*\d)[0-9A-Z]{5}$/

/** At any depth of drizzle's wrapping. */
export const sqlStateOf = (error: unknown): string | undefined => {
  if (!isRecord(error)) return undefined
  return typeof error.code === 'string' && sqlState.test(error.code) ? error.code : sqlStateOf(error.cause)
}

/**
 * Starts over after a deadlock or a serialization failure, with growing random pauses so that rivals do not collide
 * twice. `work` must have no effect outside the database. Inside another transaction it becomes part of that one, which
 * starts over as a whole.
 */
export const inTransaction = async <Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> => {
  if (is(database, PgTransaction)) return work(database)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(work)
    } catch (error) {
      if (attempt === attempts || !retryableCodes.has(sqlStateOf(error) ?? '')) throw error
      await Bun.sleep(Math.random() * 20 * 2 ** attempt)
    }
  }
}

/** For statements that the planner would otherwise run in a worse way. */
export const withSettings = <Result>(
  database: Database,
  settings: Readonly<Record<string, string>>,
  read: (on: Database) => Promise<Result>,
): Promise<Result> =>
  database.transaction(async transaction => {
    const set = Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`)
    await transaction.execute(sql`select ${sql.join(set, sql`, `)}`)
    return read(transaction)
  })
