// The page while it loads, as a whole and in its parts.
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
  <PageHeader title="Inquiries" description="What tenants ask about your homes, and what you answered." />
)

/** The list while it loads. */
export const InquiriesSkeleton = () => (
  <SkeletonGroup label="Loading inquiries">
    <Stack>
      <SkeletonCard />
      <SkeletonCard />
    </Stack>
  </SkeletonGroup>
)
