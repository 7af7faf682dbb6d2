import { Page, PageHeader } from '@portal/shared-ui/page'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'

export const OverviewSkeleton = () => (
  <Page>
    <PageHeader title="Apps" />
    <SkeletonGroup label="Loading the apps">
      <Stack $gap={6}>
        <Skeleton $height="240px" />
        <Skeleton $height="240px" />
      </Stack>
    </SkeletonGroup>
  </Page>
)
