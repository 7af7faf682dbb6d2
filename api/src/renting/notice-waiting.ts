import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Noticed } from '../domain/insight-source.ts'
import type { Database } from '../platform/database/database.ts'

interface Waiting {
  count: number
  /** In days. */
  longest: number
  /** All waits added up, in days. */
  days: number
  oldestId: string
}

/** Rows that have waited for at least this many days, and the oldest; null if none has. */
export const findWaiting = async (
  database: Database,
  table: PgTable & Record<'id' | 'createdAt', PgColumn>,
  patienceDays: number,
  condition: SQL | undefined,
): Promise<Waiting | null> => {
  const waitedDays = sql`extract(epoch from now() - ${table.createdAt}) / 86400`
  const [waiting] = await database
    .select({
      count: sql<number>`count(*)::integer`,
      longest: sql<number>`floor(max(${waitedDays}))::integer`,
      days: sql<number>`sum(${waitedDays})::float8`,
      oldestId: sql<string>`(array_agg(${table.id} order by ${table.id}))[1]`,
    })
    .from(table)
    .where(sql`${waitedDays} >= ${patienceDays} and ${condition}`)
  return waiting && waiting.count > 0 ? waiting : null
}

export const noticedWaiting = ({ count, longest, days }: Omit<Waiting, 'oldestId'>) =>
  ({
    confidence: 1,
    metrics: [
      { name: 'Waiting', value: count, unit: 'number' },
      { name: 'Longest wait', value: longest, unit: 'days' },
    ],
    relatedEntityType: null,
    relatedEntityId: null,
    weight: days,
  }) satisfies Partial<Noticed>
