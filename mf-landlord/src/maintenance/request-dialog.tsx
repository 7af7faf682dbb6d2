// The details, history and actions of one request (spec §2.17).
import { RequestDetails } from '@portal/app-kit/maintenance/request-details'
import { queryOf } from '@portal/client/call'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { mayTake } from '@portal/contract/maintenance/lifecycle'
import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import { Button } from '@portal/shared-ui/button'
import { Dialog } from '@portal/shared-ui/dialog'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { Pairs } from '@portal/shared-ui/pairs'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { SkeletonCard } from '@portal/shared-ui/skeleton-card'
import { media } from '@portal/shared-ui/tokens'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { AcknowledgeButton } from './actions/acknowledge-button.tsx'
import { offeredOf, type RequestAction } from './actions/request-action.ts'
import { OverdueBadge } from './overdue-badge.tsx'

interface RequestDialogProps {
  id: string
  viewerId: string
  onAct: (action: RequestAction, request: MaintenanceRequest) => void
  onClose: () => void
}

export function RequestDialog({ id, viewerId, onAct, onClose }: RequestDialogProps) {
  const { data, isError, refetch } = useQuery({
    ...queryOf(maintenanceEndpoints.read, { params: { id } }),
    staleTime: 0,
  })
  const close = (
    <Button variant="secondary" onClick={onClose}>
      Close
    </Button>
  )
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={data?.request.title ?? 'Maintenance request'}
      footer={data ? <Actions request={data.request} onAct={onAct} close={close} /> : close}
    >
      {data && (
        <RequestDetails {...data} viewerId={viewerId} badge={<OverdueBadge request={data.request} />} />
      )}
      {!data && isError && (
        <ErrorPanel title="We couldn’t load this request" onRetry={() => void refetch()}>
          It may have been removed, or it may not be for one of your homes.
        </ErrorPanel>
      )}
      {!data && !isError && (
        <SkeletonGroup label="Loading the request">
          <SkeletonCard />
        </SkeletonGroup>
      )}
    </Dialog>
  )
}

interface ActionsProps extends Pick<RequestDialogProps, 'onAct'> {
  request: MaintenanceRequest
  close: ReactNode
}

const buttonWords = {
  status: 'Update Status',
  assign: 'Assign',
  estimate: 'Cost Estimate',
  note: 'Add Note',
  complete: 'Complete',
  vendor: 'Share with Vendor',
}

const Actions = ({ request, onAct, close }: ActionsProps) => (
  <Row>
    {mayTake('acknowledge', request.status) && <AcknowledgeButton request={request} />}
    {offeredOf(['status', 'assign', 'vendor', 'estimate', 'note', 'complete'], request).map(action => (
      <Button key={action} variant="outline" onClick={() => onAct(action, request)}>
        {action === 'complete' && request.status === 'completed' ? 'Update Completion' : buttonWords[action]}
      </Button>
    ))}
    {close}
  </Row>
)

const Row = styled(Pairs)`
  width: 100%;
  ${media.tablet} {
    justify-content: flex-end;
    & > * {
      flex: none;
    }
  }
`
