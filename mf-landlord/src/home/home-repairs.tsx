import { useFresh } from '@portal/app-kit/use-fresh'
import { queryOf } from '@portal/client/call'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { openStatuses } from '@portal/contract/maintenance/lifecycle'
import type { OwnProperty } from '@portal/contract/properties/own-property'
import * as sitePaths from '@portal/contract/site-paths'
import { formatDate } from '@portal/shared-ui/format-date'
import { labelOf, StatusBadge } from '@portal/shared-ui/request-words'
import { useQuery } from '@tanstack/react-query'
import { repairsOf } from './home-reads.ts'
import { OpenList } from './open-list.tsx'

export function HomeRepairs({ home: { id } }: { home: Pick<OwnProperty, 'id'> }) {
  const { data, isError } = useQuery({
    ...queryOf(maintenanceEndpoints.landlordRequests, { query: repairsOf(id) }),
    ...useFresh(),
  })
  return (
    <OpenList
      title="Open repairs"
      things={data?.filter(({ status }) => openStatuses.some(open => open === status))}
      isError={isError}
      row={request => ({
        to: sitePaths.maintenanceToManage(request.id),
        title: request.title,
        about: `${labelOf(request.priority)} priority · ${formatDate(request.createdAt)}`,
        badge: <StatusBadge status={request.status} />,
      })}
      empty="No open repairs."
      all={{ to: sitePaths.maintenanceOf(id), words: 'All repairs' }}
    />
  )
}
