import { roleOf } from '@portal/contract/people/role-words'
import * as sitePaths from '@portal/contract/site-paths'
import { Badge } from '@portal/shared-ui/badge'
import { Button } from '@portal/shared-ui/button'
import type { Platform, SessionUser } from '@portal/shared-ui/platform/platform'
import { useStore } from '@portal/shared-ui/platform/store'
import { space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'
import { useAddress } from '../address/address.ts'

interface ModeSwitchProps {
  user: SessionUser
  viewMode: Platform['viewMode']
  /** 'Switch' next to the badge; in the panel 'Switch Mode', and nothing where there is nothing to switch. */
  isInPanel?: boolean
}

/**
 * The current side of the portal, or an administrator (spec §2.2). The switch has an effect only on the start page, which shows both sides
 * to everyone.
 */
export const ModeSwitch = ({ user, viewMode, isInPanel = false }: ModeSwitchProps) => {
  const chosen = useStore(viewMode)
  const hasBoth = useAddress().pathname === sitePaths.home
  const mode = hasBoth ? chosen : user.userType
  if (isInPanel && !hasBoth) return null
  return (
    <Row>
      <Badge tone={mode === 'tenant' ? 'primary' : 'secondary'}>{roleOf({ ...user, userType: mode })}</Badge>
      {hasBoth && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => viewMode.set(mode === 'tenant' ? 'landlord' : 'tenant')}
        >
          {isInPanel ? 'Switch Mode' : 'Switch'}
        </Button>
      )}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
`
