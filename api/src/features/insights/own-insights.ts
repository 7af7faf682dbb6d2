import type { actOnInsightEndpoints } from '@portal/contract/assistant/act-on-insight-endpoints'
import type { insightEndpoints } from '@portal/contract/assistant/insight-endpoints'
import { defaultPageSize } from '@portal/contract/values/page'
import { and, desc, eq } from 'drizzle-orm'
import type { RefreshInsights } from '../../domain/insight-source.ts'
import { notFound } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { aiInsights, isOwnInsight } from '../../schema/insights.ts'

/** Returns the verb that lists the caller's insights up to a limit: open ones first, then newest first. */
export const listInsights =
  (refresh: RefreshInsights): Verb<typeof insightEndpoints.list> =>
  async ({ database, caller }, { query }) => {
    await refresh(database, caller.id)
    const insights = await database
      .select()
      .from(aiInsights)
      .where(isOwnInsight(caller.id))
      .orderBy(aiInsights.actionTaken, desc(aiInsights.createdAt), desc(aiInsights.id))
      .limit(query.limit ?? defaultPageSize)
    return { insights: insights.map(withModelWords) }
  }

const withModelWords = (insight: typeof aiInsights.$inferSelect) => ({ ...insight, ...insight.phrased })

/** Marks one of the caller's insights as done; repeating changes nothing. */
export const actOnInsight: Verb<typeof actOnInsightEndpoints.act> = async (
  { database, caller },
  { params },
) => {
  const [insight] = await database
    .update(aiInsights)
    .set({ actionTaken: true })
    .where(and(eq(aiInsights.id, params.id), isOwnInsight(caller.id)))
    .returning()
  if (!insight) throw notFound('insight')
  return { insight: withModelWords(insight) }
}
