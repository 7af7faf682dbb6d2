import { useFresh } from '@portal/app-kit/use-fresh'
import { queryOf } from '@portal/client/call'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import type { MaintenanceStatistics } from '@portal/contract/maintenance/maintenance-request'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { StatCard, StatGrid } from '@portal/shared-ui/stat-card'
import { useQuery } from '@tanstack/react-query'
import { ClipboardList, Hammer, Hourglass, TriangleAlert } from 'lucide-react'

/** The four figures above the list (spec §2.17). */
export function Statistics() {
  const {
    data: figures,
    isError,
    refetch,
  } = useQuery({
    ...queryOf(maintenanceEndpoints.statistics),
    ...useFresh(),
  })
  if (isError && !figures)
    return <ErrorPanel compact title="We couldn’t load the totals." onRetry={() => void refetch()} />
  return <StatisticCards figures={figures} />
}

export function StatisticCards({ figures }: { figures: MaintenanceStatistics | undefined }) {
  return (
    <StatGrid>
      <StatCard label="Total Requests" value={figures?.total} icon={<ClipboardList />} />
      <StatCard label="Pending" value={figures?.pending} icon={<Hourglass />} tone="primary" />
      <StatCard label="In Progress" value={figures?.inProgress} icon={<Hammer />} tone="warning" />
      <StatCard label="Urgent" value={figures?.urgent} icon={<TriangleAlert />} tone="danger" />
    </StatGrid>
  )
}
