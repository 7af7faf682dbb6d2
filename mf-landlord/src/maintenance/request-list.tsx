import { LoadFailure } from '@portal/app-kit/load-failure'
import { ShowMore } from '@portal/app-kit/show-more'
import { useFresh } from '@portal/app-kit/use-fresh'
import { rowsOf } from '@portal/client/pages-of'
import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import { countOf } from '@portal/contract/properties/property-words'
import { Button } from '@portal/shared-ui/button'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RequestsSkeleton } from './maintenance-skeleton.tsx'
import { isFiltered, type RequestTab, type RequestView } from './request-view.ts'
import { requestPages } from './requests-query.ts'

const whenEmpty: Record<RequestTab, string> = {
  all: 'Repair requests from your tenants appear here.',
  urgent: 'No urgent requests.',
  overdue: 'No overdue requests.',
}

interface RequestListProps {
  view: RequestView
  onClearFilters: () => void
  children: (request: MaintenanceRequest) => ReactNode
}

export function RequestList({ view, onClearFilters, children }: RequestListProps) {
  const fresh = useFresh()
  const found = useInfiniteQuery({
    ...requestPages(view),
    ...fresh,
  })
  const { data, error, refetch, hasNextPage } = found
  if (error && !data)
    return (
      <LoadFailure title="We couldn’t load the maintenance requests" error={error} retry={refetch}>
        Your changes are saved. Try again.
      </LoadFailure>
    )
  if (!data) return <RequestsSkeleton />
  const requests = rowsOf(data.pages)
  if (requests.length === 0 && !isFiltered(view))
    return (
      <EmptyState picture="tools" title="No maintenance requests">
        {whenEmpty[view.tab]}
      </EmptyState>
    )
  if (requests.length === 0)
    return (
      <EmptyState
        picture="search"
        title="No requests match your current filters"
        action={<Button onClick={onClearFilters}>Clear filters</Button>}
      />
    )
  const words = countOf(requests.length, 'request')
  return (
    <Stack>
      <Text role="status" $size="sm" $tone="muted">
        {hasNextPage ? `First ${words}` : words}
      </Text>
      <Stack as="ul" role="list">
        {requests.map(request => (
          <li key={request.id}>{children(request)}</li>
        ))}
      </Stack>
      <ShowMore list={found} />
    </Stack>
  )
}
