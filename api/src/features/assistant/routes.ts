import { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { assistantEndpoints } from '@portal/contract/assistant/endpoints'
import type { RefreshInsights } from '../../domain/insight-source.ts'
import { limitOf, minute } from '../../platform/limits/rate-limit.ts'
import { type Route, route } from '../../platform/request/route.ts'
import { deleteConversation, listConversations, listMessages } from './own-conversations.ts'
import { readStats } from './read-stats.ts'
import { sendMessage, startConversation } from './talk.ts'
import { openToolbox } from './tools/open-toolbox.ts'

const assistantMessages = limitOf('assistant-messages', 30, 5 * minute)

export const hubRoutes = (refreshInsights: RefreshInsights) => [
  route(assistantEndpoints.stats, readStats(refreshInsights), { isSlow: () => true }),
]

/** The assistant's tools call the given routes as the person who is talking to it. */
export const conversationRoutes = (routes: readonly Route[]): readonly Route[] => {
  const toolbox = openToolbox(routes)
  // Model calls hold no connection and lock no row.
  const talking = { limit: assistantMessages, isInTurn: false } as const
  return [
    route(conversationEndpoints.list, listConversations),
    route(conversationEndpoints.messages, listMessages),
    route(conversationEndpoints.start, startConversation(toolbox), talking),
    route(conversationEndpoints.send, sendMessage(toolbox), talking),
    route(conversationEndpoints.delete, deleteConversation),
  ]
}
