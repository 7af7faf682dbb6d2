import { actOnInsightEndpoints } from '@portal/contract/assistant/act-on-insight-endpoints'
import { insightEndpoints } from '@portal/contract/assistant/insight-endpoints'
import type { RefreshInsights } from '../../domain/insight-source.ts'
import { route } from '../../platform/request/route.ts'
import { actOnInsight, listInsights } from './own-insights.ts'

export const insightRoutes = (refresh: RefreshInsights) => [
  route(insightEndpoints.list, listInsights(refresh), { isSlow: () => true }),
  route(actOnInsightEndpoints.act, actOnInsight),
]
