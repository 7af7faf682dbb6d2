// The details and history of one request (spec §2.16).
import { sentenceOf } from '@portal/client/api-error'
import { queryOf } from '@portal/client/call'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { mayTake } from '@portal/contract/maintenance/lifecycle'
import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import { addressOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { visitInWords } from '@portal/contract/values/moment-words'
import { DetailList } from '@portal/shared-ui/detail-list'
import { Dialog } from '@portal/shared-ui/dialog'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { formatTime } from '@portal/shared-ui/format-date'
import { formatExactMoney } from '@portal/shared-ui/format-money'
import { Heading } from '@portal/shared-ui/heading'
import { HomeName } from '@portal/shared-ui/home-name'
import { RequestTimeline } from '@portal/shared-ui/request-timeline'
import { labelOf, PriorityBadge, StatusBadge } from '@portal/shared-ui/request-words'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { SkeletonCard } from '@portal/shared-ui/skeleton-card'
import { Stack } from '@portal/shared-ui/stack'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
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
      {data && (
        <Stack $gap={6}>
          <Details request={data.request} />
          <Stack $gap={3}>
            <Heading level={3} size="md">
              History
            </Heading>
            <RequestTimeline
              request={data.request}
              updates={data.updates}
              viewerId={viewerId}
              visitInWords={moment => visitInWords(moment, data.request.timeZone)}
            />
          </Stack>
        </Stack>
      )}
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

const Details = ({ request }: { request: MaintenanceRequest }) => {
  const { category, priority, status, createdAt, description, tenantNotes, landlordNotes } = request
  const { propertyId, property, scheduledDate, estimatedCost, actualCost, assignedTo } = request
  return (
    <DetailList
      details={[
        {
          label: 'Home',
          value: (
            <HomeName
              title={<Link to={sitePaths.property(propertyId)}>{property.title}</Link>}
              address={addressOf(property)}
            />
          ),
        },
        { label: 'Category', value: labelOf(category) },
        { label: 'Priority', value: <PriorityBadge priority={priority} /> },
        { label: 'Status', value: <StatusBadge status={status} /> },
        { label: 'Created', value: formatTime(createdAt) },
        { label: 'Description', value: description },
        { label: 'Your notes', value: tenantNotes },
        { label: 'Landlord notes', value: landlordNotes },
        { label: 'Scheduled', value: scheduledDate && visitInWords(scheduledDate, request.timeZone) },
        { label: 'Estimated cost', value: estimatedCost !== null && formatExactMoney(estimatedCost) },
        { label: 'Actual cost', value: actualCost !== null && formatExactMoney(actualCost) },
        { label: 'Assigned to', value: assignedTo },
      ]}
    />
  )
}
