// One request in the list (spec §2.16).
import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import { addressOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { visitInWords } from '@portal/contract/values/moment-words'
import { Button } from '@portal/shared-ui/button'
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
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { CalendarClock, CircleDollarSign, UserRound } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

interface RequestCardProps {
  request: MaintenanceRequest
  onOpen: () => void
}

export function RequestCard({ request, onOpen }: RequestCardProps) {
  const { title, category, createdAt, priority, status, description } = request
  const { propertyId, property, scheduledDate, estimatedCost, assignedTo } = request
  return (
    <Frame as="article">
      <HomeName
        title={<Link to={sitePaths.property(propertyId)}>{property.title}</Link>}
        address={addressOf(property)}
      />
      <Stack $direction="row" $justify="space-between" $align="start" $gap={2}>
        <div>
          <Heading level={2} size="md">
            {title}
          </Heading>
          <Text $size="sm" $tone="muted">
            {labelOf(category)} · Created {formatDate(createdAt)}
          </Text>
        </div>
        <Stack $direction="row" $gap={2}>
          <PriorityBadge priority={priority} />
          <StatusBadge status={status} />
        </Stack>
      </Stack>
      <Text $lines={2}>{description}</Text>
      <Foot>
        <FactList>
          <Fact icon={<CalendarClock aria-hidden />} label="Scheduled">
            {scheduledDate && visitInWords(scheduledDate, request.timeZone)}
          </Fact>
          <Fact icon={<CircleDollarSign aria-hidden />} label="Estimated cost">
            {estimatedCost !== null && formatExactMoney(estimatedCost)}
          </Fact>
          <Fact icon={<UserRound aria-hidden />} label="Assigned to">
            {assignedTo}
          </Fact>
        </FactList>
        <Button variant="outline" size="sm" onClick={onOpen}>
          View Details<VisuallyHidden> of {title}</VisuallyHidden>
        </Button>
      </Foot>
    </Frame>
  )
}

const Frame = styled(Card)`
  display: grid;
  gap: ${space[3]};
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]};
  & > button {
    margin-inline-start: auto;
  }
`
