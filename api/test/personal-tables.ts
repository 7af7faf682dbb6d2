// Found in the schema, so that a later table cannot be forgotten.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { users } from '../src/schema/people.ts'

const schemaFolder = join(import.meta.dirname, '../src/schema')
const modules: object[] = await Promise.all(
  (await readdir(schemaFolder))
    .filter(name => name.endsWith('.ts'))
    .map(name => import(join(schemaFolder, name))),
)

/** Columns that name a person without a foreign key. */
const namesPerson = /email|recipient|user_id|person|owner|ip_address|network|customer|user_agent/

/** Also through the rows that it belongs to. */
const leadsToPerson = (table: PgTable, seen: readonly PgTable[] = []): boolean => {
  if (table === users) return true
  if (seen.includes(table)) return false
  const { columns, foreignKeys } = getTableConfig(table)
  return (
    columns.some(({ name }) => namesPerson.test(name)) ||
    foreignKeys.some(key => leadsToPerson(key.reference().foreignTable, [...seen, table]))
  )
}

export const personalTables: readonly PgTable[] = [
  ...new Set(modules.flatMap(module => Object.values(module)).filter(value => is(value, PgTable))),
].filter(table => leadsToPerson(table))
