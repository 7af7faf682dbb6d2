// A repair request in full, with its history (spec §2.16, §2.17).
import type { MaintenanceRequest, MaintenanceUpdate } from '@portal/contract/maintenance/maintenance-request'
import { addressOf, countOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { DetailList } from '@portal/shared-ui/detail-list'
import { formatTime } from '@portal/shared-ui/format-date'
import { formatExactMoney } from '@portal/shared-ui/format-money'
import { Heading } from '@portal/shared-ui/heading'
import { HomeName } from '@portal/shared-ui/home-name'
import { RequestTimeline } from '@portal/shared-ui/request-timeline'
import { labelOf, PriorityBadge, StatusBadge } from '@portal/shared-ui/request-words'
import { Stack } from '@portal/shared-ui/stack'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { LinkedPictures } from '../linked-pictures.tsx'
import { visitInWords } from '../visit-in-words.tsx'

interface RequestDetailsProps {
  request: MaintenanceRequest
  updates: MaintenanceUpdate[]
  /** The tenant's or the landlord's id. */
  viewerId: string
  badge?: ReactNode
}

export const RequestDetails = ({ updates, viewerId, ...shown }: RequestDetailsProps) => (
  <Stack $gap={6}>
    <Details {...shown} isTenant={viewerId === shown.request.tenantId} />
    <Stack $gap={3}>
      <Heading level={3} size="md">
        History
      </Heading>
      <RequestTimeline
        request={shown.request}
        updates={updates}
        viewerId={viewerId}
        visitInWords={moment => visitInWords(moment, shown.request.timeZone)}
        picturesOf={attachments => <LinkedPictures images={attachments} />}
      />
    </Stack>
  </Stack>
)

interface DetailsProps extends Pick<RequestDetailsProps, 'request' | 'badge'> {
  isTenant: boolean
}

const Details = ({ request, isTenant, badge }: DetailsProps) => {
  const { propertyId, property, tenant, scheduledDate, completedDate, estimatedCost, actualCost } = request
  return (
    <DetailList
      details={[
        {
          label: 'Home',
          value: (
            <HomeName
              title={<Link to={sitePaths.property(propertyId)}>{property.title}</Link>}
              address={addressOf(property)}
              {...(!isTenant && { id: propertyId })}
            />
          ),
        },
        {
          label: 'Tenant',
          value: !isTenant && <Link to={sitePaths.people(request.tenantId)}>{nameOf(tenant)}</Link>,
        },
        { label: 'Category', value: labelOf(request.category) },
        { label: 'Priority', value: <PriorityBadge priority={request.priority} /> },
        {
          label: 'Status',
          value: (
            <Stack $direction="row" $gap={2}>
              <StatusBadge status={request.status} />
              {badge}
            </Stack>
          ),
        },
        { label: 'Created', value: formatTime(request.createdAt) },
        { label: 'Description', value: <Words>{request.description}</Words> },
        {
          label: 'Pictures',
          value: request.images.length > 0 && <LinkedPictures images={request.images} />,
        },
        { label: isTenant ? 'Your notes' : 'Tenant notes', value: request.tenantNotes },
        { label: 'Landlord notes', value: request.landlordNotes },
        { label: 'Assigned to', value: request.assignedTo },
        { label: 'Scheduled', value: scheduledDate && visitInWords(scheduledDate, request.timeZone) },
        { label: 'Estimated cost', value: estimatedCost !== null && formatExactMoney(estimatedCost) },
        { label: 'Actual cost', value: actualCost !== null && formatExactMoney(actualCost) },
        { label: 'Due', value: !isTenant && request.dueAt && formatTime(request.dueAt) },
        { label: 'Completed', value: completedDate && formatTime(completedDate) },
        { label: 'Confirmed', value: request.confirmedAt && formatTime(request.confirmedAt) },
        {
          label: 'Reopened',
          value: Boolean(request.reopenedCount) && countOf(request.reopenedCount ?? 0, 'time'),
        },
      ]}
    />
  )
}

const nameOf = (tenant: MaintenanceRequest['tenant']): string =>
  tenant ? `${tenant.firstName} ${tenant.lastName}` : 'View profile'

const Words = styled.span`
  white-space: pre-line;
  overflow-wrap: anywhere;
`
