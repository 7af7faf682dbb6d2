// The details and history of one request (spec §2.16).
import { RequestDetails } from '@portal/app-kit/maintenance/request-details'
import { sentenceOf } from '@portal/client/api-error'
import { queryOf } from '@portal/client/call'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { mayTake } from '@portal/contract/maintenance/lifecycle'
import { Dialog } from '@portal/shared-ui/dialog'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { SkeletonCard } from '@portal/shared-ui/skeleton-card'
import { useQuery } from '@tanstack/react-query'
import { TakeBack } from './take-back.tsx'

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
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={request?.title ?? 'Maintenance request'}
      footer={request && mayTake('cancel', request.status) ? <TakeBack requestId={id} /> : undefined}
    >
      {data && <RequestDetails {...data} viewerId={viewerId} />}
      {!data && error && (
        <ErrorPanel title="We couldn’t load this request" onRetry={() => void refetch()}>
          {sentenceOf(error, 'It may have been removed, or it may not be yours.')}
        </ErrorPanel>
      )}
      {!data && !error && (
        <SkeletonGroup label="Loading the request">
          <SkeletonCard />
        </SkeletonGroup>
      )}
    </Dialog>
  )
}
