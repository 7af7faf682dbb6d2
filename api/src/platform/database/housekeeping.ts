import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { tableRecords } from '../../schema/records.ts'
import { bringBackSessions } from '../session/find-caller.ts'
import type { Database } from './database.ts'

/** Small enough for a quick statement. */
const usuallyAtOnce = 5000

/** Per table and run, so that after years without housekeeping every table gets its turn. */
const maxBatches = 40

/** Any number of processes can run it at once. */
export const runHousekeeping = async (database: Database): Promise<void> => {
  await bringBackSessions(database)
  for (const { table, kept } of tableRecords) {
    if (typeof kept === 'string') continue
    for (const isOver of [kept.isOver].flat())
      for (let batch = 0; batch < maxBatches; batch += 1)
        if (!(await deleteSome(database, table, isOver, kept.atOnce))) break
  }
}

/** Returns whether there can be more. Locked rows are left for the next run. */
const deleteSome = async (
  database: Database,
  table: PgTable,
  isOver: SQL | undefined,
  atOnce = usuallyAtOnce,
): Promise<boolean> => {
  const deleted = await database.execute(sql`
    delete from ${table} where ctid = any (array(
      select ctid from ${table} where ${isOver} limit ${atOnce} for update skip locked
    )) returning 1`)
  return deleted.length === atOnce
}
