// Withdraws a request before work on it begins, after a confirmation.
import { ApiError, sentenceOf } from '@portal/client/api-error'
import { call, queriesOf } from '@portal/client/call'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { Button } from '@portal/shared-ui/button'
import { useToast } from '@portal/shared-ui/platform/platform'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

const reads = [maintenanceEndpoints.myRequests, maintenanceEndpoints.statistics, maintenanceEndpoints.read]

export function TakeBack({ requestId }: { requestId: string }) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useTakeBack(requestId)
  if (!isAsking)
    return (
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Withdraw request
      </Button>
    )
  return (
    <>
      <span role="status">Withdraw this request?</span>
      <Button autoFocus variant="danger" pending={isPending} onClick={() => mutate()}>
        Withdraw
      </Button>
    </>
  )
}

const useTakeBack = (id: string) => {
  const queryClient = useQueryClient()
  const toast = useToast()
  const refresh = () => Promise.all(reads.map(read => queryClient.invalidateQueries(queriesOf(read))))
  return useMutation({
    mutationFn: () => call(maintenanceEndpoints.cancel, { params: { id } }),
    onSuccess: () => {
      toast({ title: 'Request withdrawn', description: 'Your landlord will be notified.', tone: 'success' })
      return refresh()
    },
    onError: error => {
      // The landlord was faster: show the current state.
      if (error instanceof ApiError && error.status < 500) void refresh()
      toast({
        title: 'We couldn’t withdraw the request',
        description: sentenceOf(error, 'Please try again.'),
        tone: 'danger',
      })
    },
  })
}
