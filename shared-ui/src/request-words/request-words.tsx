// Words, colors and badges for maintenance requests: labels show underscores as spaces (spec §4).
import { TriangleAlert } from 'lucide-react'
import { Badge, type BadgeTone } from '../badge/badge.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

type RequestStatus = 'submitted' | 'acknowledged' | 'in_progress' | 'completed' | 'cancelled'
type RequestPriority = 'low' | 'medium' | 'high' | 'urgent'

/** "in_progress" becomes "In progress": a status, a priority or a category. */
export const labelOf = (value: string): string => {
  if (value === 'hvac') return 'HVAC'
  const words = value.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const statusTones: Record<RequestStatus, BadgeTone> = {
  submitted: 'primary',
  acknowledged: 'primary',
  in_progress: 'warning',
  completed: 'success',
  cancelled: 'neutral',
}

const priorityTones: Record<RequestPriority, BadgeTone> = {
  low: 'neutral',
  medium: 'neutral',
  high: 'warning',
  urgent: 'danger',
}

export function PriorityBadge({ priority }: { priority: RequestPriority }) {
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

export function StatusBadge({ status }: { status: RequestStatus }) {
  return <Badge tone={statusTones[status]}>{labelOf(status)}</Badge>
}
