import { Page, PageHeader } from '@portal/shared-ui/page'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { SkeletonCard } from '@portal/shared-ui/skeleton-card'
import { Stack } from '@portal/shared-ui/stack'

export const InquiriesPageSkeleton = () => (
  <Page>
    <InquiriesHeader />
    <Stack $gap={6}>
      <Skeleton $height="44px" />
      <InquiriesSkeleton />
    </Stack>
  </Page>
)

export const InquiriesHeader = () => (
  <PageHeader title="Inquiries" description="Questions and tour requests from tenants" />
)

export const InquiriesSkeleton = () => (
  <SkeletonGroup label="Loading inquiries">
    <Stack>
      <SkeletonCard />
      <SkeletonCard />
    </Stack>
  </SkeletonGroup>
)
