import { Page, PageHeader } from '@portal/shared-ui/page'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { SkeletonCard } from '@portal/shared-ui/skeleton-card'
import { Stack } from '@portal/shared-ui/stack'
import { StatisticCards } from './statistics.tsx'

export const MaintenancePageSkeleton = () => (
  <Page>
    <MaintenanceHeader />
    <Stack $gap={6}>
      <StatisticCards figures={undefined} />
      <Skeleton $height="44px" />
      <RequestsSkeleton />
    </Stack>
  </Page>
)

export const MaintenanceHeader = () => (
  <PageHeader
    title="Maintenance Management"
    description="Repair requests from your tenants, most urgent first"
  />
)

export const RequestsSkeleton = () => (
  <SkeletonGroup label="Loading maintenance requests">
    <Stack>
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </Stack>
  </SkeletonGroup>
)
