import { sql } from 'drizzle-orm'
import { bringBackSessions } from '../session/find-caller.ts'
import type { Database } from './database.ts'
import { type Life, lives } from './kept-tables.ts'

/** Small enough for a quick statement. */
const usuallyAtOnce = 5000

/** Per table and run, so that after years without housekeeping every table gets its turn. */
const maxBatches = 40

/** Any number of processes can run it at once. */
export const runHousekeeping = async (database: Database): Promise<void> => {
  await bringBackSessions(database)
  for (const life of lives)
    for (let batch = 0; batch < maxBatches; batch += 1) if (!(await deleteSome(database, life))) break
}

/** Returns whether there can be more. Locked rows are left for the next run. */
const deleteSome = async (
  database: Database,
  { table, isOver, atOnce = usuallyAtOnce }: Life,
): Promise<boolean> => {
  const deleted = await database.execute(sql`
    delete from ${table} where ctid = any (array(
      select ctid from ${table} where ${isOver()} limit ${atOnce} for update skip locked
    )) returning 1`)
  return deleted.length === atOnce
}
