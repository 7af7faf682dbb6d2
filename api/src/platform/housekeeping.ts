// Deletes what would grow forever: rows that nobody can use anymore.
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { bringBackSessions } from './find-caller.ts'
import { type Life, lives } from './kept-tables.ts'

/** Few enough for one statement of a moment. */
const usuallyAtOnce = 5000

/** Of one table in one run, so that after years without it all tables come first, and the rest with the next runs. */
const mostBatches = 40

/** Deletes what is over in every table, some of it at a time. Any number of processes may run it at once. */
export const keepHouse = async (database: Database): Promise<void> => {
  await bringBackSessions(database)
  for (const life of lives)
    for (let batch = 0; batch < mostBatches; batch += 1) if (!(await deleteSome(database, life))) break
}

/** Whether there may be more. Rows that somebody works with are left for the next run. */
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
