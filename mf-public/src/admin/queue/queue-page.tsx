// What people reported, what the contact filter found and what checks flagged, until an administrator decides.
import { LoadFailure } from '@portal/app-kit/load-failure'
import { usePages } from '@portal/app-kit/use-pages'
import { useReadOnArrival } from '@portal/app-kit/use-read-on-arrival'
import { useTitle } from '@portal/app-kit/use-title'
import { queryOf } from '@portal/client/call'
import { rowsOf } from '@portal/client/pages-of'
import { findingEndpoints } from '@portal/contract/moderation/finding-endpoints'
import { Button } from '@portal/shared-ui/button'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { AdminFrame, forAdministrators } from '../admin-frame.tsx'
import { QueueFigures } from './queue-figures.tsx'
import { QueueFilters } from './queue-filters.tsx'
import { QueueList } from './queue-list.tsx'
import { isFiltered, queueQuery, useQueueView } from './queue-view.ts'

export const QueuePage = forAdministrators(() => {
  useTitle('Queue')
  const [view, change] = useQueueView()
  useReadOnArrival([findingEndpoints.list])
  const found = usePages(cursor => queryOf(findingEndpoints.list, { query: { ...queueQuery(view), cursor } }))
  const { data, error, refetch } = found
  const findings = data && rowsOf(data.pages.map(page => page.violations))
  return (
    <AdminFrame title="Queue">
      <Stack $gap={5}>
        <QueueFigures counts={data?.pages[0]?.counts} />
        <QueueFilters view={view} change={change} />
        {findings ? (
          findings.length > 0 ? (
            <QueueList findings={findings} list={found} />
          ) : (
            <EmptyState
              picture="inbox"
              title={isFiltered(view) ? 'Nothing matches' : 'No open findings'}
              action={
                isFiltered(view) && (
                  <Button onClick={() => change({ status: '', source: '', reason: '' })}>
                    Show all open findings
                  </Button>
                )
              }
            >
              {isFiltered(view) ? 'Try other filters.' : 'New reports and findings appear here.'}
            </EmptyState>
          )
        ) : error ? (
          <LoadFailure title="We couldn’t load the queue" error={error} retry={refetch} />
        ) : (
          <SkeletonGroup label="Loading the queue">
            <Stack $gap={3}>
              <Skeleton $height="112px" $radius="md" />
              <Skeleton $height="112px" $radius="md" />
              <Skeleton $height="112px" $radius="md" />
            </Stack>
          </SkeletonGroup>
        )}
      </Stack>
    </AdminFrame>
  )
})
