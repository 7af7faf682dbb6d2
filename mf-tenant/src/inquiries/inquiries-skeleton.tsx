import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { Page, PageHeader } from '@portal/shared-ui/page'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { SkeletonCard } from '@portal/shared-ui/skeleton-card'
import { Stack } from '@portal/shared-ui/stack'
import { Link } from 'react-router-dom'

export const InquiriesPageSkeleton = () => (
  <Page $width="form">
    <InquiriesHeader />
    <Stack $gap={6}>
      <Skeleton $height="44px" $radius="md" />
      <InquiriesSkeleton />
    </Stack>
  </Page>
)

export const InquiriesHeader = () => (
  <PageHeader
    title="Inquiries"
    description="Your questions and tour requests"
    actions={
      <Button asChild variant="outline">
        <Link to={sitePaths.applications}>Applications</Link>
      </Button>
    }
  />
)

export function InquiriesSkeleton() {
  return (
    <SkeletonGroup label="Loading your inquiries">
      <Stack>
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </Stack>
    </SkeletonGroup>
  )
}
