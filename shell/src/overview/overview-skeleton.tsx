import { Page, PageHeader } from '@portal/shared-ui/page'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'

/** In the place of the apps' figures until they are there; the server draws it. */
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
