import { Page } from '@portal/shared-ui/page'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'

export const VendorPageSkeleton = () => (
  <Page $width="form">
    <SkeletonGroup label="Loading the job">
      <Stack $gap={6}>
        <Skeleton $height="64px" />
        <Skeleton $height="240px" />
        <Skeleton $height="320px" />
      </Stack>
    </SkeletonGroup>
  </Page>
)
