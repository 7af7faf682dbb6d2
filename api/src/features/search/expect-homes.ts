import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../../platform/database/database.ts'

const Expected = z.object({ 'Plan Rows': z.number() })
const Explained = z.tuple([
  z.object({
    'QUERY PLAN': z.tuple([z.object({ Plan: z.object({ Plans: z.tuple([Expected, Expected]) }) })]),
  }),
])

/**
 * Estimates how many homes meet a condition, and their share of all homes, from the planner's statistics,
 * which cover common words and rents.
 */
export const expectHomes = async (
  database: Database,
  condition: SQL,
): Promise<{ count: number; part: number }> => {
  const homes = sql`select from search_homes`
  const explained = await database.execute(
    sql`explain (format json) ${homes} where ${condition} union all ${homes}`,
  )
  const [{ 'QUERY PLAN': plan }] = Explained.parse([...explained])
  const [met, all] = plan[0].Plan.Plans
  return { count: met['Plan Rows'], part: met['Plan Rows'] / Math.max(all['Plan Rows'], 1) }
}

/** The same estimate for homes with all the words of a tsquery. */
export const expectWords = (database: Database, words: string) =>
  expectHomes(database, sql`found_by @@ ${words}::tsquery`)
