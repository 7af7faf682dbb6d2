import { Page, PageHeader } from '@portal/shared-ui/page'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { SkeletonCard } from '@portal/shared-ui/skeleton-card'
import { Stack } from '@portal/shared-ui/stack'

export const HomePageSkeleton = () => (
  <Page>
    <PageHeader title="Your home" />
    <SkeletonGroup label="Loading your home">
      <Stack $gap={6}>
        <SkeletonCard />
        <SkeletonCard />
      </Stack>
    </SkeletonGroup>
  </Page>
)
