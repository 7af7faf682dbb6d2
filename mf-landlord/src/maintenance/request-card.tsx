// One request in the list (spec §2.17).
import { mayTake } from '@portal/contract/maintenance/lifecycle'
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
import { Pairs } from '@portal/shared-ui/pairs'
import { labelOf, PriorityBadge, StatusBadge } from '@portal/shared-ui/request-words'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { media, space } from '@portal/shared-ui/tokens'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { CalendarClock, CircleDollarSign, UserRound } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { AcknowledgeButton } from './actions/acknowledge-button.tsx'
import type { RequestAction } from './actions/request-action.ts'
import { OverdueBadge } from './overdue-badge.tsx'

interface RequestCardProps {
  request: MaintenanceRequest
  /** Called when a pointer or the focus reaches its actions. */
  onNear: () => void
  onView: () => void
  onAct: (action: RequestAction) => void
}

export function RequestCard({ request, onNear, onView, onAct }: RequestCardProps) {
  const { propertyId, property, title, status, scheduledDate, estimatedCost, assignedTo } = request
  const named = <VisuallyHidden>: {title}</VisuallyHidden>
  return (
    <Frame as="article">
      <HomeName
        title={<Link to={sitePaths.property(propertyId)}>{property.title}</Link>}
        address={addressOf(property)}
        id={propertyId}
      />
      <Stack $direction="row" $justify="space-between" $align="start" $gap={2}>
        <div>
          <Heading level={2} size="md">
            {title}
          </Heading>
          <Text $size="sm" $tone="muted">
            {labelOf(request.category)} · Created {formatDate(request.createdAt)}
          </Text>
        </div>
        <Stack $direction="row" $gap={2}>
          <OverdueBadge request={request} />
          <PriorityBadge priority={request.priority} />
          <StatusBadge status={status} />
        </Stack>
      </Stack>
      <Text $lines={2}>{request.description}</Text>
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
      <Actions onPointerEnter={onNear} onFocus={onNear}>
        {mayTake('acknowledge', status) && <AcknowledgeButton request={request} />}
        <Button variant="outline" onClick={onView}>
          View{named}
        </Button>
        <Button variant="outline" onClick={() => onAct('status')}>
          Status{named}
        </Button>
        <Button variant="outline" onClick={() => onAct('assign')}>
          Assign{named}
        </Button>
        <Button variant="outline" onClick={() => onAct('schedule')}>
          Schedule{named}
        </Button>
      </Actions>
    </Frame>
  )
}

const Frame = styled(Card)`
  display: grid;
  gap: ${space[3]};
  overflow-wrap: anywhere;
`

const Actions = styled(Pairs)`
  ${media.tablet} {
    & > * {
      flex: none;
    }
  }
`
