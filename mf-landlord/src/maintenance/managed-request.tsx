// A request in the landlord's list, with its actions (spec §2.17).
import { RequestCard } from '@portal/app-kit/maintenance/request-card'
import { mayTake } from '@portal/contract/maintenance/lifecycle'
import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import { capitalized } from '@portal/contract/values/words'
import { Button } from '@portal/shared-ui/button'
import { Pairs } from '@portal/shared-ui/pairs'
import { media } from '@portal/shared-ui/tokens'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { styled } from 'styled-components'
import { AcknowledgeButton } from './actions/acknowledge-button.tsx'
import { offeredOf, type RequestAction } from './actions/request-action.ts'
import { OverdueBadge } from './overdue-badge.tsx'

interface ManagedRequestProps {
  request: MaintenanceRequest
  /** Called when a pointer or the focus reaches its actions. */
  onNear: () => void
  onView: () => void
  onAct: (action: RequestAction) => void
}

export function ManagedRequest({ request, onNear, onView, onAct }: ManagedRequestProps) {
  const named = <VisuallyHidden>: {request.title}</VisuallyHidden>
  return (
    <RequestCard
      request={request}
      viewer="landlord"
      badge={<OverdueBadge request={request} />}
      actions={
        <Actions onPointerEnter={onNear} onFocus={onNear}>
          {mayTake('acknowledge', request.status) && <AcknowledgeButton request={request} />}
          <Button variant="outline" onClick={onView}>
            View{named}
          </Button>
          {offeredOf(['status', 'assign', 'schedule'], request).map(action => (
            <Button key={action} variant="outline" onClick={() => onAct(action)}>
              {capitalized(action)}
              {named}
            </Button>
          ))}
        </Actions>
      }
    />
  )
}

const Actions = styled(Pairs)`
  ${media.tablet} {
    & > * {
      flex: none;
    }
  }
`
