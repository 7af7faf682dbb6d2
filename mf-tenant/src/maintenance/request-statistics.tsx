import type { Answer } from '@portal/contract/endpoint'
import type { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { StatCard, StatGrid } from '@portal/shared-ui/stat-card'
import { CircleCheck, ClipboardList, Hammer, TriangleAlert } from 'lucide-react'

interface RequestStatisticsProps {
  figures?: Answer<typeof maintenanceEndpoints.statistics> | undefined
}

/** The four figures above the list (spec §2.16); empty shapes while they load. */
export function RequestStatistics({ figures }: RequestStatisticsProps) {
  return (
    <StatGrid>
      <StatCard label="Total Requests" value={figures?.total} icon={<ClipboardList />} />
      <StatCard label="In Progress" value={figures?.inProgress} icon={<Hammer />} tone="primary" />
      <StatCard label="Completed" value={figures?.completed} icon={<CircleCheck />} tone="success" />
      <StatCard label="Urgent" value={figures?.urgent} icon={<TriangleAlert />} tone="danger" />
    </StatGrid>
  )
}
