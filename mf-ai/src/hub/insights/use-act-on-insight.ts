import { call, queriesOf } from '@portal/client/call'
import { ConnectionError } from '@portal/client/connection-error'
import { actOnInsightEndpoints } from '@portal/contract/assistant/act-on-insight-endpoints'
import { insightEndpoints } from '@portal/contract/assistant/insight-endpoints'
import { useToast } from '@portal/shared-ui/platform/platform'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Marks an insight as acted on. */
export const useActOnInsight = () => {
  const queryClient = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (id: string) => call(actOnInsightEndpoints.act, { params: { id } }),
    onError: error => {
      const reason = error instanceof ConnectionError ? ` ${error.sentence}` : ''
      toast({ title: 'Error', description: `Failed to mark the insight as done.${reason}`, tone: 'danger' })
    },
    onSettled: () => queryClient.invalidateQueries(queriesOf(insightEndpoints.list)),
  })
}
