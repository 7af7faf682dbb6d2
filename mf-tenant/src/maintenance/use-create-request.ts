// Sends a request, then refetches the list and the figures (spec §7, §8).
import { ApiError, sentenceOf } from '@portal/client/api-error'
import { call, queriesOf } from '@portal/client/call'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { type CreateMaintenanceRequest, filingEndpoints } from '@portal/contract/maintenance/filing-endpoints'
import { useToast } from '@portal/shared-ui/platform/platform'
import { useClientId } from '@portal/shared-ui/platform/use-client-id'
import { useMutation, useQueryClient } from '@tanstack/react-query'

export const useCreateRequest = () => {
  const queryClient = useQueryClient()
  const toast = useToast()
  const [clientId, renewClientId] = useClientId()
  return useMutation({
    mutationFn: (body: CreateMaintenanceRequest) =>
      call(filingEndpoints.create, { body: { ...body, clientId } }),
    onSuccess: async () => {
      renewClientId()
      toast({
        title: 'Request Submitted',
        description: 'Your maintenance request has been submitted successfully.',
        tone: 'success',
      })
      await Promise.all(
        [maintenanceEndpoints.myRequests, maintenanceEndpoints.statistics].map(read =>
          queryClient.invalidateQueries(queriesOf(read)),
        ),
      )
    },
    onError: error => {
      if (error instanceof ApiError && error.fields.clientId) renewClientId()
      toast({ title: 'Error', description: sentenceOf(error, 'Failed to submit request'), tone: 'danger' })
    },
  })
}
