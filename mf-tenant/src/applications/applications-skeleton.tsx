// The skeletons of the pages about applications.
import { Page, PageHeader } from '@portal/shared-ui/page'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { SkeletonCard } from '@portal/shared-ui/skeleton-card'
import { Stack } from '@portal/shared-ui/stack'

export const ApplicationsHeader = () => (
  <PageHeader title="Applications" description="The homes you applied for, and what comes next" />
)

export const ApplicationsPageSkeleton = () => (
  <Page $width="form">
    <ApplicationsHeader />
    <ApplicationsSkeleton />
  </Page>
)

/** The list while it loads. */
export const ApplicationsSkeleton = () => (
  <SkeletonGroup label="Loading your applications">
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

export const NewApplicationPageSkeleton = () => (
  <Page $width="form">
    <PageHeader title="Apply for a home" />
    <ApplicationSkeleton />
  </Page>
)
