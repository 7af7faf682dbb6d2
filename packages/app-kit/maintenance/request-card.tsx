// One repair request in a list (spec §2.16, §2.17).
import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import { addressOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { Card } from '@portal/shared-ui/card'
import { Fact, FactList } from '@portal/shared-ui/fact-list'
import { formatDate } from '@portal/shared-ui/format-date'
import { formatExactMoney } from '@portal/shared-ui/format-money'
import { Heading } from '@portal/shared-ui/heading'
import { HomeName } from '@portal/shared-ui/home-name'
import { labelOf, PriorityBadge, StatusBadge } from '@portal/shared-ui/request-words'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { space } from '@portal/shared-ui/tokens'
import { CalendarClock, CircleDollarSign, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { visitInWords } from '../visit-in-words.tsx'

interface RequestCardProps {
  request: MaintenanceRequest
  /** Landlords also see the home's id. */
  viewer: 'tenant' | 'landlord'
  badge?: ReactNode
  actions: ReactNode
}

export function RequestCard({ request, viewer, badge, actions }: RequestCardProps) {
  const { propertyId, property, scheduledDate, estimatedCost } = request
  return (
    <Frame as="article">
      <HomeName
        title={<Link to={sitePaths.property(propertyId)}>{property.title}</Link>}
        address={addressOf(property)}
        {...(viewer === 'landlord' && { id: propertyId })}
      />
      <Stack $direction="row" $justify="space-between" $align="start" $gap={2}>
        <div>
          <Heading level={2} size="md">
            {request.title}
          </Heading>
          <Text $size="sm" $tone="muted">
            {labelOf(request.category)} · Created {formatDate(request.createdAt)}
          </Text>
        </div>
        <Stack $direction="row" $gap={2}>
          {badge}
          <PriorityBadge priority={request.priority} />
          <StatusBadge status={request.status} />
        </Stack>
      </Stack>
      <Text $lines={2}>{request.description}</Text>
      <Foot>
        <FactList>
          <Fact icon={<CalendarClock aria-hidden />} label="Scheduled">
            {scheduledDate && visitInWords(scheduledDate, request.timeZone)}
          </Fact>
          <Fact icon={<CircleDollarSign aria-hidden />} label="Estimated cost">
            {estimatedCost !== null && formatExactMoney(estimatedCost)}
          </Fact>
          <Fact icon={<UserRound aria-hidden />} label="Assigned to">
            {request.assignedTo}
          </Fact>
        </FactList>
        {actions}
      </Foot>
    </Frame>
  )
}

const Frame = styled(Card)`
  display: grid;
  gap: ${space[3]};
  overflow-wrap: anywhere;
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]};
  & > button {
    margin-inline-start: auto;
  }
  & > div {
    flex: 1 1 100%;
  }
  & > dl:empty {
    display: none;
  }
`
