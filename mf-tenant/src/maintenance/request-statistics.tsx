import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import { StatCard, StatGrid } from '@portal/shared-ui/stat-card'
import { CircleCheck, ClipboardList, Hammer, TriangleAlert } from 'lucide-react'

type Counted = Pick<MaintenanceRequest, 'status' | 'priority' | 'isUrgent'>

/**
 * The four figures above the list (spec §2.16).
 * @internal
 */
export const countRequests = (requests: readonly Counted[]) => {
  const count = (matches: (request: Counted) => boolean) => requests.filter(matches).length
  return {
    total: requests.length,
    inProgress: count(({ status }) => status === 'in_progress'),
    completed: count(({ status }) => status === 'completed'),
    urgent: count(({ priority, isUrgent }) => priority === 'urgent' || isUrgent),
  }
}

/** The four figures above the list; empty shapes while the list loads. */
export function RequestStatistics({ requests }: { requests: readonly Counted[] | undefined }) {
  const counts = requests && countRequests(requests)
  return (
    <StatGrid>
      <StatCard label="Total Requests" value={counts?.total} icon={<ClipboardList />} />
      <StatCard label="In Progress" value={counts?.inProgress} icon={<Hammer />} tone="primary" />
      <StatCard label="Completed" value={counts?.completed} icon={<CircleCheck />} tone="success" />
      <StatCard label="Urgent" value={counts?.urgent} icon={<TriangleAlert />} tone="danger" />
    </StatGrid>
  )
}
