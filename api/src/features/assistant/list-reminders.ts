import type { assistantEndpoints } from '@portal/contract/assistant/endpoints'
import type { Verb } from '../../platform/route.ts'
import { aiReminders } from '../../schema/insights.ts'
import { isOwnReminder, longestList } from './own-rows.ts'

/** What the caller will be reminded of, the next first. */
export const listReminders: Verb<typeof assistantEndpoints.reminders> = async ({ database, caller }) => ({
  reminders: await database
    .select()
    .from(aiReminders)
    .where(isOwnReminder(caller.id))
    .orderBy(aiReminders.nextReminderAt, aiReminders.id)
    .limit(longestList),
})
