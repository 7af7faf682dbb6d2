import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import { addressOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { visitInWords } from '@portal/contract/values/moment-words'
import { DetailList } from '@portal/shared-ui/detail-list'
import { formatTime } from '@portal/shared-ui/format-date'
import { formatExactMoney } from '@portal/shared-ui/format-money'
import { HomeName } from '@portal/shared-ui/home-name'
import { labelOf, PriorityBadge, StatusBadge } from '@portal/shared-ui/request-words'
import { Stack } from '@portal/shared-ui/stack'
import { radius, space } from '@portal/shared-ui/tokens'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { OverdueBadge } from './overdue-badge.tsx'

export function RequestDetails({ request }: { request: MaintenanceRequest }) {
  const { propertyId, property, scheduledDate, completedDate, estimatedCost, actualCost, images } = request
  return (
    <DetailList
      details={[
        {
          label: 'Home',
          value: (
            <HomeName
              title={<Link to={sitePaths.property(propertyId)}>{property.title}</Link>}
              address={addressOf(property)}
              id={propertyId}
            />
          ),
        },
        { label: 'Tenant', value: <Link to={sitePaths.people(request.tenantId)}>View profile</Link> },
        { label: 'Category', value: labelOf(request.category) },
        { label: 'Priority', value: <PriorityBadge priority={request.priority} /> },
        {
          label: 'Status',
          value: (
            <Stack $direction="row" $gap={2}>
              <StatusBadge status={request.status} />
              <OverdueBadge request={request} />
            </Stack>
          ),
        },
        { label: 'Created', value: formatTime(request.createdAt) },
        { label: 'Description', value: <Words>{request.description}</Words> },
        { label: 'Pictures', value: images.length > 0 && <Pictures images={images} /> },
        { label: 'Tenant notes', value: request.tenantNotes },
        { label: 'Landlord notes', value: request.landlordNotes },
        { label: 'Assigned to', value: request.assignedTo },
        { label: 'Scheduled', value: scheduledDate && visitInWords(scheduledDate, request.timeZone) },
        { label: 'Estimated cost', value: estimatedCost !== null && formatExactMoney(estimatedCost) },
        { label: 'Actual cost', value: actualCost !== null && formatExactMoney(actualCost) },
        { label: 'Completed', value: completedDate && formatTime(completedDate) },
      ]}
    />
  )
}

const Pictures = ({ images }: { images: readonly string[] }) => (
  <Stack $direction="row" $gap={2}>
    {images.map((src, index) => (
      <a key={src} href={src} target="_blank" rel="noreferrer">
        <Thumbnail src={src} alt={`${index + 1} of ${images.length}, opens in a new tab`} loading="lazy" />
      </a>
    ))}
  </Stack>
)

const Words = styled.span`
  white-space: pre-line;
  overflow-wrap: anywhere;
`

const Thumbnail = styled.img`
  display: block;
  width: 96px;
  height: 72px;
  margin-bottom: ${space[1]};
  border-radius: ${radius.sm};
  object-fit: cover;
`
