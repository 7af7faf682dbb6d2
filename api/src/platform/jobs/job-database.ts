import { isRecord } from '@portal/contract/values/json'
import { type SQLChunk, sql } from 'drizzle-orm'
import type { Db } from 'pg-boss'
import { type Database, type Listen, plannedOnce } from '../database/database.ts'

/**
 * pg-boss with our own connections, so that a job joins the transaction that causes it. It begins transactions
 * manually, so it needs a database with a single connection.
 */
export const jobDatabase = (database: Database, listen?: Listen): Db => ({
  executeSql: async (text, values) => ({
    rows: [...(await database.execute(statementOf(text, values ?? [])))].flat(), // one list of rows for each of several statements
  }),
  ...(listen && {
    listen: async (channel, onMessage, onListening) => ({
      close: await listen(channel, onMessage, onListening),
    }),
  }),
})

/** `$1`, `$2` in any order and any number of times. Planned once: pg-boss has few of them, and they are long. */
const statementOf = (text: string, values: readonly unknown[]) => {
  const chunks = text.split(/\$(\d+)/).map((part, index): SQLChunk => {
    const isPlace = index % 2 === 1
    return isPlace ? sql.param(asParameter(values[Number(part) - 1])) : sql.raw(part)
  })
  const statement = sql.join(chunks)
  return chunks.length > 1 ? plannedOnce(statement) : statement
}

const asParameter = (value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString()
  return isRecord(value) ? JSON.stringify(value) : (value ?? null)
}
