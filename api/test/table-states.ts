import { untilTrue } from '@portal/server/test/until-true'
import { isNull, lt, type SQL, sql } from 'drizzle-orm'
import { fillTimeZones } from '../src/features/properties/fill-time-zones.ts'
import type { Database } from '../src/platform/database/database.ts'
import { aiInsights } from '../src/schema/insights.ts'
import { aiReminders } from '../src/schema/reminders.ts'

/** By rate limits and the audit log. */
const kept = new Set(['rate_limits', 'security_events'])

/** From `search_homes`, which shows whether anything changed. */
const derived = new Set(['home_changes', 'home_counts', 'map_cells', 'places'])

/** A row count and a checksum. */
export type TableStates = ReadonlyMap<string, string>

const countOf = async (database: Database, query: SQL): Promise<number> => {
  const [{ left } = { left: 0 }] = await database.execute<{ left: number }>(query)
  return left
}

/** Events, mails to send, addresses to ask, exports to make, insights that the model is putting into words. */
const workLeft = [
  sql`select count(*)::int as left from pgboss.job where name = 'events' and state in ('created', 'retry', 'active')`,
  sql`select count(*)::int as left from outgoing_mails where status = 'waiting'`,
  sql`select count(*)::int as left from newsletter_subscribers where asked_at is null`,
  sql`select count(*)::int as left from data_exports where made_at is null`,
  sql`select count(*)::int as left from model_reservations where created_at > now() - interval '1 minute'`,
  sql`select count(*)::int as left from ai_insights where phrased is null and phrased_at > now() - interval '5 seconds'`,
]

/** Waits until all jobs of earlier calls, and of homes inserted directly, are done. */
export const readTableStates = async (database: Database): Promise<TableStates> => {
  // Twice, because one kind of work causes another: an event writes mails.
  for (const query of [...workLeft, ...workLeft])
    await untilTrue(async () => (await countOf(database, query)) === 0)
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

/**
 * Reminders, and insights to put into words: soon done by each minute's chores, they would look like a change by a
 * refused call.
 */
export const postponeChores = async (database: Database): Promise<void> => {
  await database
    .update(aiInsights)
    .set({ phrasedAt: sql`now() - interval '1 hour'` })
    .where(isNull(aiInsights.phrasedAt))
  await database
    .update(aiReminders)
    .set({ nextReminderAt: sql`now() + interval '1 day'` })
    .where(lt(aiReminders.nextReminderAt, sql`now() + interval '1 hour'`))
}

export const changedTables = (before: TableStates, after: TableStates): string[] =>
  [...after].filter(([name, state]) => before.get(name) !== state).map(([name]) => name)
