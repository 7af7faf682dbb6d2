// Sends a request, then refetches the list and the figures (spec §7, §8).
import { useChange } from '@portal/app-kit/use-change'
import { useSendOnce } from '@portal/app-kit/use-send-once'
import { call } from '@portal/client/call'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { type CreateMaintenanceRequest, filingEndpoints } from '@portal/contract/maintenance/filing-endpoints'

export const useCreateRequest = () => {
  const send = useSendOnce((body: CreateMaintenanceRequest, clientId) =>
    call(filingEndpoints.create, { body: { ...body, clientId } }),
  )
  return useChange({
    send,
    reads: [maintenanceEndpoints.myRequests, maintenanceEndpoints.statistics],
    done: () => ({
      title: 'Request Submitted',
      description: 'Your maintenance request has been submitted successfully.',
    }),
    failed: { otherwise: 'Failed to submit request' },
  })
}
