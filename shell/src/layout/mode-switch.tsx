import { Badge } from '@portal/shared-ui/badge'
import { Button } from '@portal/shared-ui/button'
import type { ViewMode } from '@portal/shared-ui/platform/platform'
import { type Store, useStore } from '@portal/shared-ui/platform/store'
import { space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'
import { showSide } from '../view-mode.ts'

interface ModeSwitchProps {
  viewMode: Store<ViewMode>
  /** 'Switch' next to the badge, 'Switch Mode' in the panel. */
  words?: string
}

/** Which side of the portal is shown, and the way to the other; it changes the view, never what the person may do. */
export const ModeSwitch = ({ viewMode, words = 'Switch' }: ModeSwitchProps) => {
  const mode = useStore(viewMode)
  const change = () => showSide(viewMode, mode === 'tenant' ? 'landlord' : 'tenant')
  return (
    <Row>
      <Badge tone={mode === 'tenant' ? 'primary' : 'secondary'}>
        {mode === 'tenant' ? 'Tenant' : 'Landlord'}
      </Badge>
      <Button variant="ghost" size="sm" onClick={change}>
        {words}
      </Button>
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
`
