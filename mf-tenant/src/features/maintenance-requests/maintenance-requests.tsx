// The list with its figures; the request that is looked at closely is named in the URL.
import { EmptyState } from '@portal/shared-ui/empty-state'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { Stack } from '@portal/shared-ui/stack'
import { useSearchParams } from 'react-router-dom'
import { RequestCard } from './request-card.tsx'
import { RequestDialog } from './request-dialog.tsx'
import { RequestStatistics } from './request-statistics.tsx'
import { RequestsSkeleton } from './requests-skeleton.tsx'
import { useMyRequests } from './use-my-requests.ts'

export function MaintenanceRequests({ isAllowed }: { isAllowed: boolean }) {
  const { data: requests, isError, refetch } = useMyRequests(isAllowed)
  const [searchParams, setSearchParams] = useSearchParams()
  const opened = requests?.find(({ id }) => id === searchParams.get('request'))

  if (isError)
    return (
      <ErrorPanel title="Your maintenance requests could not be loaded" onRetry={() => void refetch()}>
        They are safe. Please try again.
      </ErrorPanel>
    )
  return (
    <Stack $gap={6}>
      <RequestStatistics requests={requests} />
      {!requests && <RequestsSkeleton />}
      {requests?.length === 0 && (
        <EmptyState picture="tools" title="No maintenance requests yet">
          When something in your home needs mending, you will find it here.
        </EmptyState>
      )}
      {requests && requests.length > 0 && (
        <Stack as="ul" role="list">
          {requests.map(request => (
            <li key={request.id}>
              <RequestCard request={request} onOpen={() => setSearchParams({ request: request.id })} />
            </li>
          ))}
        </Stack>
      )}
      {opened && <RequestDialog request={opened} onClose={() => setSearchParams({}, { replace: true })} />}
    </Stack>
  )
}
