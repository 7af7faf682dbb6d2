import type { assistantEndpoints } from '@portal/contract/assistant/endpoints'
import { defaultPageSize } from '@portal/contract/values/page'
import { desc } from 'drizzle-orm'
import type { Verb } from '../../platform/route.ts'
import { aiInsights, aiReminders } from '../../schema/insights.ts'
import { isOwnInsight, isOwnReminder, longestList } from './own-rows.ts'

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

/** The caller's reminders, the next one first. */
export const listReminders: Verb<typeof assistantEndpoints.reminders> = async ({ database, caller }) => ({
  reminders: await database
    .select()
    .from(aiReminders)
    .where(isOwnReminder(caller.id))
    .orderBy(aiReminders.nextReminderAt, aiReminders.id)
    .limit(longestList),
})
