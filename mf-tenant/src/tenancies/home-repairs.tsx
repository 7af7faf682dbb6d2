import { useFresh } from '@portal/app-kit/use-fresh'
import { queryOf } from '@portal/client/call'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { formatDate } from '@portal/shared-ui/format-date'
import { Panel } from '@portal/shared-ui/panel'
import { StatusBadge } from '@portal/shared-ui/request-words'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'

interface HomeRepairsProps {
  propertyId: string
  /** Whether the tenant lives there now. */
  mayRequest: boolean
}

const shown = 3

/** The API has no list for one home. */
export const requestsForHome = { limit: 100 }

export function HomeRepairs({ propertyId, mayRequest }: HomeRepairsProps) {
  const { data, isError } = useQuery({
    ...queryOf(maintenanceEndpoints.myRequests, { query: requestsForHome }),
    ...useFresh(),
  })
  const requests = data?.filter(request => request.propertyId === propertyId)
  return (
    <Panel
      title="Repairs"
      actions={
        mayRequest && (
          <Button asChild variant="outline" size="sm">
            <Link to={sitePaths.newMaintenanceRequest}>Request a repair</Link>
          </Button>
        )
      }
    >
      {!requests && !isError && <SkeletonGroup label="Loading repairs" $height="24px" />}
      {!requests && isError && <Text $tone="muted">We couldn’t load your repair requests.</Text>}
      {requests?.length === 0 && <Text $tone="muted">No repair requests for this home.</Text>}
      {requests && requests.length > 0 && (
        <Stack as="ul" role="list" $gap={3}>
          {requests.slice(0, shown).map(({ id, title, status, createdAt }) => (
            <Stack as="li" key={id} $direction="row" $justify="space-between" $gap={2}>
              <div>
                <Link to={sitePaths.maintenanceRequest(id)}>{title}</Link>
                <Text $size="sm" $tone="muted">
                  {formatDate(createdAt)}
                </Text>
              </div>
              <StatusBadge status={status} />
            </Stack>
          ))}
          {requests.length > shown && (
            <li>
              <Link to={sitePaths.maintenanceRequests}>All repair requests</Link>
            </li>
          )}
        </Stack>
      )}
    </Panel>
  )
}
