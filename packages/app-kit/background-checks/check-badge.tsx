import type { BackgroundCheckState } from '@portal/contract/background-checks/lifecycle'
import { Badge, type BadgeTone } from '@portal/shared-ui/badge'

const looks: Record<BackgroundCheckState, [BadgeTone, string]> = {
  invited: ['primary', 'Requested'],
  running: ['primary', 'In progress'],
  ready: ['primary', 'Ready'],
  disputed: ['warning', 'Disputed'],
  released: ['success', 'Released'],
  cancelled: ['neutral', 'Not done'],
  failed: ['neutral', 'Not completed'],
  expired: ['neutral', 'Expired'],
}

export const CheckBadge = ({ status }: { status: BackgroundCheckState }) => {
  const [tone, words] = looks[status]
  return <Badge tone={tone}>{words}</Badge>
}
