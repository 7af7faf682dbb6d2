import { Page, PageHeader } from '@portal/shared-ui/page'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { SkeletonCard } from '@portal/shared-ui/skeleton-card'
import { Stack } from '@portal/shared-ui/stack'

export const ApplicationsSkeleton = () => (
  <SkeletonGroup label="Loading the applications">
    <Stack>
      <SkeletonCard />
      <SkeletonCard />
    </Stack>
  </SkeletonGroup>
)

export const ApplicationPageSkeleton = ({ title = 'Application' }: { title?: string }) => (
  <Page $width="form">
    <PageHeader title={title} />
    <ApplicationSkeleton />
  </Page>
)

export const ApplicationSkeleton = () => (
  <SkeletonGroup label="Loading the application">
    <Stack>
      <Skeleton $height="120px" $radius="md" />
      <Skeleton $height="240px" $radius="md" />
    </Stack>
  </SkeletonGroup>
)
