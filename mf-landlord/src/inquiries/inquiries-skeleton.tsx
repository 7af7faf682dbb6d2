// The skeletons of the page and its parts.
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { Page, PageHeader } from '@portal/shared-ui/page'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { SkeletonCard } from '@portal/shared-ui/skeleton-card'
import { Stack } from '@portal/shared-ui/stack'
import { Link } from 'react-router-dom'

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
  <PageHeader
    title="Inquiries"
    description="Questions and tour requests from tenants"
    actions={
      <Button asChild variant="outline">
        <Link to={sitePaths.landlordApplications}>Applications</Link>
      </Button>
    }
  />
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
