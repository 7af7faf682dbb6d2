// The skeletons of the pages about applications.
import { Page, PageHeader } from '@portal/shared-ui/page'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { SkeletonCard } from '@portal/shared-ui/skeleton-card'
import { Stack } from '@portal/shared-ui/stack'

export const ApplicationsHeader = () => (
  <PageHeader title="Applications" description="Tenants who applied for your homes, in the order received" />
)

export const ApplicationsPageSkeleton = () => (
  <Page $width="form">
    <ApplicationsHeader />
    <ApplicationsSkeleton />
  </Page>
)

/** The list while it loads. */
export const ApplicationsSkeleton = () => (
  <SkeletonGroup label="Loading the applications">
    <Stack>
      <SkeletonCard />
      <SkeletonCard />
    </Stack>
  </SkeletonGroup>
)

export const ApplicationPageSkeleton = () => (
  <Page $width="form">
    <PageHeader title="Application" />
    <ApplicationSkeleton />
  </Page>
)

/** One application while it loads. */
export const ApplicationSkeleton = () => (
  <SkeletonGroup label="Loading the application">
    <Stack>
      <Skeleton $height="120px" $radius="md" />
      <Skeleton $height="240px" $radius="md" />
    </Stack>
  </SkeletonGroup>
)
