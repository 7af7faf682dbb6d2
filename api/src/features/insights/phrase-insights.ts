import { log } from '@portal/server/log'
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { completeText } from '../../platform/model/ask-model.ts'
import type { Context } from '../../platform/request/context.ts'
import { Refusal } from '../../platform/request/refusal.ts'
import { aiInsights } from '../../schema/insights.ts'
import { askedOf, phrasingTask, readPhrase } from './phrasing.ts'

type Row = typeof aiInsights.$inferSelect

/** Small, so that another process can take the next ones. */
const atOnce = 10

/**
 * Has the model phrase each insight once per set of figures; its words are shown only if they keep to the
 * figures. Each insight counts toward its person's budget. Processes that run at once take different
 * insights. If the model is down, the rest waits for the next run.
 */
export const phraseInsights = async (
  context: Pick<Context, 'database' | 'env' | 'languageModel'>,
): Promise<void> => {
  const { database } = context
  for (;;) {
    const rows = await take(context)
    for (const [index, row] of rows.entries())
      try {
        await phrase(context, row)
      } catch (thrown) {
        const isPastBudget = thrown instanceof Refusal && thrown.code === 'too_many'
        if (isPastBudget) continue
        const left = rows.slice(index).map(({ id }) => id)
        await database.update(aiInsights).set({ phrasedAt: null }).where(inArray(aiInsights.id, left))
        log.error({ error: `Insights could not be phrased: ${thrown}` })
        return
      }
    if (rows.length < atOnce) return
  }
}

const take = ({ database }: Pick<Context, 'database'>): Promise<Row[]> => {
  const next = database
    .select({ id: aiInsights.id })
    .from(aiInsights)
    .where(and(isNull(aiInsights.phrasedAt), gt(aiInsights.expiresAt, sql`now()`)))
    .orderBy(asc(aiInsights.id))
    .limit(atOnce)
    .for('update', { skipLocked: true })
  return database
    .update(aiInsights)
    .set({ phrasedAt: sql`now()` })
    .where(inArray(aiInsights.id, next))
    .returning()
}

const phrase = async (
  context: Pick<Context, 'database' | 'env' | 'languageModel'>,
  row: Row,
): Promise<void> => {
  const { id, userId, title, summary } = row
  const answer = await completeText(context, {
    personId: userId,
    contentType: 'insight',
    system: phrasingTask,
    user: askedOf(row),
  })
  const phrased = readPhrase(answer, row)
  if (!phrased) return
  const isUnchanged = and(eq(aiInsights.id, id), eq(aiInsights.title, title), eq(aiInsights.summary, summary))
  await context.database.update(aiInsights).set({ phrased }).where(isUnchanged)
}
