import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import { Badge } from '@portal/shared-ui/badge'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { TriangleAlert } from 'lucide-react'
import { labelOf, priorityTones, statusTones } from './request-words.ts'

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
