import { untilTrue } from '@portal/server/test/until-true'
import { lt, sql } from 'drizzle-orm'
import { fillTimeZones } from '../../src/features/properties/fill-time-zones.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { aiReminders } from '../../src/schema/reminders.ts'

/** What a refused call may change: rate limits and the audit log. */
const kept = new Set(['rate_limits', 'security_events'])

/** Counted later from `search_homes`, which shows whether anything changed. */
const derived = new Set(['home_changes', 'home_counts', 'map_cells', 'places'])

/** The number of rows and a checksum of each table. */
export type TableStates = ReadonlyMap<string, string>

/** Waits until all jobs caused by earlier calls, and by homes inserted directly, are done. */
export const readTableStates = async (database: Database): Promise<TableStates> => {
  await untilTrue(async () => {
    const [{ left } = { left: 0 }] = await database.execute<{ left: number }>(
      sql`select count(*)::int as left from pgboss.job where name = 'events' and state in ('created', 'retry', 'active')`,
    )
    return left === 0
  })
  await fillTimeZones(database)
  const tables = await database.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const states = new Map<string, string>()
  for (const { name } of tables) {
    if (kept.has(name) || derived.has(name)) continue
    const [state] = await database.execute<{ rows: string; sum: string }>(
      sql`select count(*) as rows, coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from ${sql.identifier(name)} t`,
    )
    states.set(name, `${state?.rows} rows ${state?.sum}`)
  }
  return states
}

/** Postpones reminders that are due soon: sending them would look like a change by a refused call. */
export const postponeReminders = async (database: Database): Promise<void> => {
  await database
    .update(aiReminders)
    .set({ nextReminderAt: sql`now() + interval '1 day'` })
    .where(lt(aiReminders.nextReminderAt, sql`now() + interval '1 hour'`))
}

/** The tables that have changed. */
export const changedTables = (before: TableStates, after: TableStates): string[] =>
  [...after].filter(([name, state]) => before.get(name) !== state).map(([name]) => name)
