import type { OwnProperty } from '@portal/contract/properties/own-property'
import { Badge } from '@portal/shared-ui/badge'
import { EyeOff, Pause } from 'lucide-react'

/** Why others can’t see the home; nothing if they can. */
export const PausedBadge = ({ heldAt, visibilityLevel }: Pick<OwnProperty, 'heldAt' | 'visibilityLevel'>) =>
  heldAt ? (
    <Badge tone="danger" icon={<EyeOff aria-hidden />}>
      Hidden by the portal
    </Badge>
  ) : (
    visibilityLevel === 'private' && (
      <Badge tone="warning" icon={<Pause aria-hidden />}>
        Paused
      </Badge>
    )
  )
