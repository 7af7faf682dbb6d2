import type { assistantEndpoints } from '@portal/contract/assistant/endpoints'
import { eq, sql } from 'drizzle-orm'
import type { RefreshInsights } from '../../domain/insight-source.ts'
import type { Verb } from '../../platform/request/route.ts'
import { aiContentLogs, aiConversations } from '../../schema/assistant.ts'
import { aiInsights, isOwnInsight } from '../../schema/insights.ts'
import { aiNotifications } from '../../schema/notifications.ts'
import { aiReminders, isOpenReminder } from '../../schema/reminders.ts'
import { isOwnConversation } from './own-conversations.ts'

/** Returns the verb that reads the hub's four counters and the cost of the caller's model requests so far. */
export const readStats =
  (refreshInsights: RefreshInsights): Verb<typeof assistantEndpoints.stats> =>
  async ({ database, caller }) => {
    await refreshInsights(database, caller.id)
    const [conversations, notifications, reminders, insights, [usage]] = await Promise.all([
      database.$count(aiConversations, isOwnConversation(caller.id)),
      database.$count(aiNotifications, eq(aiNotifications.userId, caller.id)),
      database.$count(aiReminders, isOpenReminder(caller.id)),
      database.$count(aiInsights, isOwnInsight(caller.id)),
      database
        .select({
          totalRequests: sql<number>`count(*)::int`,
          totalTokens: sql`coalesce(sum(${aiContentLogs.tokensUsed}), 0)`.mapWith(Number),
          totalCost: sql`coalesce(sum(${aiContentLogs.cost}), 0)`.mapWith(Number),
        })
        .from(aiContentLogs)
        .where(eq(aiContentLogs.userId, caller.id)),
    ])
    if (!usage) throw new Error('A query without groups returned no row')
    return { stats: { conversations, notifications, reminders, insights, usage } }
  }
