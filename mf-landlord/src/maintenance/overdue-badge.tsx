import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import { overdueSince } from '@portal/contract/maintenance/overdue'
import { Badge } from '@portal/shared-ui/badge'
import { formatDate } from '@portal/shared-ui/format-date'
import { AlarmClock } from 'lucide-react'

/** Renders nothing unless the request is overdue. */
export function OverdueBadge({ request }: { request: MaintenanceRequest }) {
  const since = overdueSince(request, Date.now())
  if (since === null) return null
  return (
    <Badge tone="danger" icon={<AlarmClock aria-hidden />}>
      Overdue since {formatDate(since)}
    </Badge>
  )
}
