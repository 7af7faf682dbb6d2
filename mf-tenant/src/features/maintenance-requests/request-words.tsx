// How requests are put into words, colors and badges: labels show underscores as spaces (spec §4).
import type {
  MaintenanceCategory,
  MaintenanceRequest,
  MaintenanceStatus,
} from '@portal/contract/maintenance/maintenance-request'
import type { Priority } from '@portal/contract/values/priority'
import { Badge, type BadgeTone } from '@portal/shared-ui/badge'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { TriangleAlert } from 'lucide-react'

/** "in_progress" gives "In progress". */
export const labelOf = (value: MaintenanceStatus | Priority | MaintenanceCategory): string => {
  if (value === 'hvac') return 'HVAC'
  const words = value.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const statusTones: Record<MaintenanceStatus, BadgeTone> = {
  submitted: 'primary',
  acknowledged: 'primary',
  in_progress: 'warning',
  completed: 'success',
  cancelled: 'neutral',
}

const priorityTones: Record<Priority, BadgeTone> = {
  low: 'neutral',
  medium: 'neutral',
  high: 'warning',
  urgent: 'danger',
}

export function PriorityBadge({ priority }: Pick<MaintenanceRequest, 'priority'>) {
  return (
    <Badge
      tone={priorityTones[priority]}
      icon={priority === 'urgent' ? <TriangleAlert aria-hidden /> : undefined}
    >
      {labelOf(priority)}
      <VisuallyHidden> priority</VisuallyHidden>
    </Badge>
  )
}

export function StatusBadge({ status }: Pick<MaintenanceRequest, 'status'>) {
  return <Badge tone={statusTones[status]}>{labelOf(status)}</Badge>
}
