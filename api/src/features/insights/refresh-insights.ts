// Computes a person's insights when they look, so that they are current and cost nothing for people who don't.
import { keptForDays } from '@portal/contract/kept-for'
import { Priority } from '@portal/contract/values/priority'
import { eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { InsightSource, Noticed, RefreshInsights } from '../../domain/insight-source.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { aiInsights, insightRefreshes } from '../../schema/insights.ts'

type Row = typeof aiInsights.$inferSelect

/** A page asks several times as it opens. */
const freshFor = sql`interval '10 seconds'`

const dayMs = 86_400_000
/** Insights that nobody has looked at for this long are deleted. */
const lifetimeDays = keptForDays.insights

/** An insight that was marked as done is news again once its figures have grown by this factor. */
const notablyMore = 1.5

export const refreshingInsights =
  (sources: readonly InsightSource[]): RefreshInsights =>
  (database, personId) =>
    inTransaction(database, async transaction => {
      if (!(await isDue(transaction, personId))) return
      const noticed: Noticed[] = []
      for (const source of sources) noticed.push(...(await source(transaction, personId)))
      await store(transaction, personId, noticed)
    })

/** Locks the person's row for the transaction, unless another call has just computed their insights. */
const isDue = async (transaction: Database, userId: string): Promise<boolean> => {
  const { refreshedAt } = insightRefreshes
  const rows = await transaction
    .insert(insightRefreshes)
    .values({ userId })
    .onConflictDoUpdate({
      target: insightRefreshes.userId,
      set: { refreshedAt: sql`now()` },
      setWhere: sql`${refreshedAt} < now() - ${freshFor}`,
    })
    .returning()
  return rows.length > 0
}

const store = async (transaction: Database, userId: string, noticed: readonly Noticed[]): Promise<void> => {
  const rows = await transaction.select().from(aiInsights).where(eq(aiInsights.userId, userId)).for('update')
  const storedBy = new Map(rows.map(row => [nameOf(row), row]))
  const expiresAt = new Date((Math.floor(Date.now() / dayMs) + lifetimeDays) * dayMs).toISOString()
  const added: (typeof aiInsights.$inferInsert)[] = []
  for (const insight of noticed.toSorted(byPriority)) {
    const now = { ...insight, isActionable: true, expiresAt }
    const row = storedBy.get(nameOf(insight))
    storedBy.delete(nameOf(insight))
    if (!row) added.push({ ...now, userId })
    else await renew(transaction, row, now)
  }
  if (added.length > 0) await transaction.insert(aiInsights).values(added)
  const gone = [...storedBy.values()].map(({ id }) => id)
  if (gone.length > 0) await transaction.delete(aiInsights).where(inArray(aiInsights.id, gone))
}

const nameOf = ({ insightType, relatedEntityId }: Pick<Row, 'insightType' | 'relatedEntityId'>): string =>
  `${insightType} ${relatedEntityId}`

/** Sorts the most important last: ids grow with each insert, and the newest comes first in lists. */
const byPriority = (one: Noticed, other: Noticed): number => rankOf(one) - rankOf(other)
const rankOf = ({ priority }: Noticed): number => Priority.options.indexOf(priority)

const renew = async (transaction: Database, row: Row, now: Partial<Row> & Noticed): Promise<void> => {
  const isNews = row.actionTaken && now.weight >= row.weight * notablyMore
  const set = {
    ...now,
    ...((now.title !== row.title || now.summary !== row.summary) && { phrased: null, phrasedAt: null }),
    ...(isNews && { actionTaken: false, createdAt: new Date().toISOString() }),
    ...(row.actionTaken && !isNews && { weight: row.weight }),
  }
  const isSame = Object.keys(getTableColumns(aiInsights)).every(
    name => !(name in set) || Bun.deepEquals(Reflect.get(row, name), Reflect.get(set, name)),
  )
  if (!isSame) await transaction.update(aiInsights).set(set).where(eq(aiInsights.id, row.id))
}
