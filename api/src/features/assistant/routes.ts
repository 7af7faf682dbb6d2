// What the AI hub and the assistant show.
import { assistantEndpoints } from '@portal/contract/assistant/endpoints'
import type { RefreshInsights } from '../../platform/insight-source.ts'
import { route } from '../../platform/route.ts'
import { listConversations, listMessages } from './list-conversations.ts'
import { readStats } from './read-stats.ts'

/** `refreshInsights` brings the figures of the person's insights up to date. */
export const assistantRoutes = (refreshInsights: RefreshInsights) => [
  route(assistantEndpoints.stats, readStats(refreshInsights)),
  route(assistantEndpoints.conversations, listConversations),
  route(assistantEndpoints.messages, listMessages),
]
