import { firstRead } from '@portal/client/call'
import { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { assistantEndpoints } from '@portal/contract/assistant/endpoints'
import { insightEndpoints } from '@portal/contract/assistant/insight-endpoints'
import { reminderEndpoints } from '@portal/contract/assistant/reminder-endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import type { FirstRead, PageVisit } from '@portal/shared-ui/platform/app-page'
import { loadTabAhead } from './ai-hub-page.tsx'
import { type HubTab, tabOf } from './hub-layout.tsx'
import { allInsights, recentInsights } from './use-hub.ts'

const insights = (limit: number) => firstRead(insightEndpoints.list, { query: { limit } })
const reminders = firstRead(reminderEndpoints.list)

const readsOf: Record<HubTab, FirstRead[]> = {
  overview: [firstRead(assistantEndpoints.stats), insights(recentInsights), reminders],
  chat: [firstRead(conversationEndpoints.list)],
  notifications: [firstRead(notificationEndpoints.list)],
  reminders: [reminders],
  insights: [insights(allInsights)],
}

/** What the tab shows that the address names. */
export const hubReads = async ({ search }: PageVisit): Promise<FirstRead[]> => {
  await loadTabAhead(search)
  return readsOf[tabOf(search)]
}
