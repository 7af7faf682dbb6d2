import type { assistantEndpoints } from '@portal/contract/assistant/endpoints'
import { defaultPageSize } from '@portal/contract/values/page'
import { desc } from 'drizzle-orm'
import type { Verb } from '../../platform/route.ts'
import { aiInsights } from '../../schema/insights.ts'
import { isOwnInsight } from './own-rows.ts'

/** The caller's newest insights, as many as asked for. */
export const listInsights: Verb<typeof assistantEndpoints.insights> = async (
  { database, caller },
  { query },
) => ({
  insights: await database
    .select()
    .from(aiInsights)
    .where(isOwnInsight(caller.id))
    .orderBy(desc(aiInsights.id))
    .limit(query.limit ?? defaultPageSize),
})
