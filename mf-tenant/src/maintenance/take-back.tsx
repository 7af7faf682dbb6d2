// Withdraws a request before work on it begins, after a confirmation.
import { useChange } from '@portal/app-kit/use-change'
import { call } from '@portal/client/call'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { Button } from '@portal/shared-ui/button'
import { useState } from 'react'

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

const useTakeBack = (id: string) =>
  useChange({
    send: () => call(maintenanceEndpoints.cancel, { params: { id } }),
    reads: [maintenanceEndpoints.myRequests, maintenanceEndpoints.statistics, maintenanceEndpoints.read],
    done: () => ({ title: 'Request withdrawn', description: 'We’ll let your landlord know.' }),
    failed: 'We couldn’t withdraw the request',
  })
