import { Button } from '@portal/shared-ui/button'
import { Page, PageHeader } from '@portal/shared-ui/page'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { SkeletonCard } from '@portal/shared-ui/skeleton-card'
import { Stack } from '@portal/shared-ui/stack'
import { Plus } from 'lucide-react'
import { RequestStatistics } from './request-statistics.tsx'

export const RequestsPageSkeleton = () => (
  <Page>
    <RequestsHeader />
    <Stack $gap={6}>
      <RequestStatistics />
      <RequestsSkeleton />
    </Stack>
  </Page>
)

/** Includes the button once a repair can be requested. */
export const RequestsHeader = ({ onNew }: { onNew?: (() => void) | undefined }) => (
  <PageHeader
    title="Maintenance Requests"
    description="Your repair requests and their status."
    actions={
      <Button icon={<Plus aria-hidden />} disabled={!onNew} onClick={onNew}>
        New Request
      </Button>
    }
  />
)

export function RequestsSkeleton() {
  return (
    <SkeletonGroup label="Loading your maintenance requests">
      <Stack>
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </Stack>
    </SkeletonGroup>
  )
}
