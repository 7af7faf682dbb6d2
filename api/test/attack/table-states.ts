import { untilTrue } from '@portal/server/test/until-true'
import { sql } from 'drizzle-orm'
import { fillTimeZones } from '../../src/features/properties/fill-time-zones.ts'
import type { Database } from '../../src/platform/database.ts'

/** What a refusal may leave: limits count on, and the audit says who was refused. */
const kept = new Set(['rate_limits', 'security_events'])

/** Counted a little later from `search_homes`, which tells whether anything changed. */
const derived = new Set(['home_changes', 'home_counts', 'map_cells', 'places'])

/** How many rows each table has, and a checksum of all that they hold. */
export type TableStates = ReadonlyMap<string, string>

/** Waits until nothing is left to do of what was asked for before, and of homes that were added to the table itself. */
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

/** The tables that have changed. */
export const changedTables = (before: TableStates, after: TableStates): string[] =>
  [...after].filter(([name, state]) => before.get(name) !== state).map(([name]) => name)
