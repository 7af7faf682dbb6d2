import type { MaintenanceRequest } from '@portal/contract/maintenance'
import { CardGrid } from '@portal/shared-ui/card-grid'
import { StatCard } from '@portal/shared-ui/stat-card'
import { CircleCheck, ClipboardList, Hammer, TriangleAlert } from 'lucide-react'
import { countRequests } from './count-requests.ts'

/** The four figures above the list; empty shapes while the list loads. */
export function RequestStatistics({ requests }: { requests: readonly MaintenanceRequest[] | undefined }) {
  const counts = requests && countRequests(requests)
  return (
    <CardGrid $min="150px" $gap={4}>
      <StatCard label="Total Requests" value={counts?.total} icon={<ClipboardList />} />
      <StatCard label="In Progress" value={counts?.inProgress} icon={<Hammer />} tone="primary" />
      <StatCard label="Completed" value={counts?.completed} icon={<CircleCheck />} tone="success" />
      <StatCard label="Urgent" value={counts?.urgent} icon={<TriangleAlert />} tone="danger" />
    </CardGrid>
  )
}
