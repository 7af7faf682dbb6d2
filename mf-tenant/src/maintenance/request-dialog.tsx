// The details and history of one request (spec §2.16).
import { LoadFailure } from '@portal/app-kit/load-failure'
import { RequestDetails } from '@portal/app-kit/maintenance/request-details'
import { queryOf } from '@portal/client/call'
import { canConfirm } from '@portal/contract/maintenance/confirmed'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { mayTake } from '@portal/contract/maintenance/lifecycle'
import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import { Dialog } from '@portal/shared-ui/dialog'
import { DialogOnDemand } from '@portal/shared-ui/dialog-on-demand'
import { lazily } from '@portal/shared-ui/platform/lazily'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { SkeletonCard } from '@portal/shared-ui/skeleton-card'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmRepair } from './confirm-repair.tsx'
import { TakeBack } from './take-back.tsx'

const ReopenDialog = lazily(async () => (await import('./reopen-dialog.tsx')).ReopenDialog)
const reopenTitle = 'Not fixed?'

interface RequestDialogProps {
  id: string
  viewerId: string
  onClose: () => void
}

export function RequestDialog({ id, viewerId, onClose }: RequestDialogProps) {
  const { data, error, refetch } = useQuery({
    ...queryOf(maintenanceEndpoints.read, { params: { id } }),
    staleTime: 0,
  })
  const request = data?.request
  const [isReopening, setReopening] = useState(false)
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={request?.title ?? 'Maintenance request'}
      footer={request && <Steps request={request} onReopen={() => setReopening(true)} />}
    >
      {data && <RequestDetails {...data} viewerId={viewerId} />}
      {request && isReopening && (
        <DialogOnDemand
          title={reopenTitle}
          placement="sheet"
          failure="We couldn’t open the form"
          onClose={() => setReopening(false)}
        >
          <ReopenDialog request={request} onClose={() => setReopening(false)} />
        </DialogOnDemand>
      )}
      {!data && error && (
        <LoadFailure title="We couldn’t load this request" error={error} retry={refetch}>
          It may have been removed, or it may not be yours.
        </LoadFailure>
      )}
      {!data && !error && (
        <SkeletonGroup label="Loading the request">
          <SkeletonCard />
        </SkeletonGroup>
      )}
    </Dialog>
  )
}

/** What the tenant can do now. */
const Steps = ({ request, onReopen }: { request: MaintenanceRequest; onReopen: () => void }) => {
  if (mayTake('cancel', request.status)) return <TakeBack requestId={request.id} />
  if (!canConfirm(request, Date.now())) return null
  return <ConfirmRepair request={request} onReopen={onReopen} />
}
