import { useChange } from '@portal/app-kit/use-change'
import { call } from '@portal/client/call'
import { actOnInsightEndpoints } from '@portal/contract/assistant/act-on-insight-endpoints'
import { insightEndpoints } from '@portal/contract/assistant/insight-endpoints'
import { failureOf } from '../failure-of.ts'

export const useActOnInsight = () =>
  useChange({
    send: (id: string) => call(actOnInsightEndpoints.act, { params: { id } }),
    reads: [insightEndpoints.list],
    failed: error => failureOf(error, 'Failed to mark the insight as done.'),
  })
