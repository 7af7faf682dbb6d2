// Takes back a request that nobody is working on yet; it asks first.
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
        Take Request Back
      </Button>
    )
  return (
    <>
      <span role="status">Take this request back?</span>
      <Button autoFocus variant="danger" pending={isPending} onClick={() => mutate()}>
        Yes, take it back
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
      toast({ title: 'Request taken back', description: 'Your landlord can see that.', tone: 'success' })
      return refresh()
    },
    onError: error => {
      // The landlord was faster: show what is there now.
      if (error instanceof ApiError && error.status < 500) void refresh()
      toast({
        title: 'The request was not taken back',
        description: sentenceOf(error, 'Please try again.'),
        tone: 'danger',
      })
    },
  })
}
