// What the AI hub and the assistant show.
import { assistantEndpoints } from '@portal/contract/assistant/endpoints'
import { route } from '../../platform/route.ts'
import { listConversations, listMessages } from './list-conversations.ts'
import { listInsights } from './list-insights.ts'
import { readStats } from './read-stats.ts'

export const assistantRoutes = [
  route(assistantEndpoints.stats, readStats),
  route(assistantEndpoints.insights, listInsights),
  route(assistantEndpoints.conversations, listConversations),
  route(assistantEndpoints.messages, listMessages),
]
