import { firstRead } from '@portal/client/call'
import { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { assistantEndpoints } from '@portal/contract/assistant/endpoints'
import { insightEndpoints } from '@portal/contract/assistant/insight-endpoints'
import { reminderEndpoints } from '@portal/contract/assistant/reminder-endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import type { FirstRead, PageVisit } from '@portal/shared-ui/platform/app-page'
import { loadTabAhead } from './ai-hub-page.tsx'
import { type HubTab, tabOf } from './hub-layout.tsx'
import { filterOf, notificationsQuery } from './notifications/notification-filter.ts'
import { allInsights, recentInsights } from './use-hub.ts'

const insights = (limit: number) => firstRead(insightEndpoints.list, { query: { limit } })
const reminders = firstRead(reminderEndpoints.list)

const notifications = (search: URLSearchParams) =>
  firstRead(notificationEndpoints.list, { query: notificationsQuery(filterOf(search)) })
const unread = firstRead(notificationEndpoints.list, { query: { unread: 'true' } })

const readsOf: Record<HubTab, (search: URLSearchParams) => FirstRead[]> = {
  overview: () => [firstRead(assistantEndpoints.stats), insights(recentInsights), reminders, unread],
  chat: () => [firstRead(conversationEndpoints.list)],
  notifications: search => [notifications(search), unread],
  reminders: () => [reminders],
  insights: () => [insights(allInsights)],
}

export const hubReads = async ({ search }: PageVisit): Promise<FirstRead[]> => {
  await loadTabAhead(search)
  return readsOf[tabOf(search)](search)
}
