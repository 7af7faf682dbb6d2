import { CardGrid } from '@portal/shared-ui/card'
import { Page, PageHeader } from '@portal/shared-ui/page'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { SkeletonCard } from '@portal/shared-ui/skeleton-card'
import { Stack } from '@portal/shared-ui/stack'

export const SavedPageSkeleton = () => (
  <Page>
    <SavedHeader />
    <SavedSkeleton />
  </Page>
)

export const savedTitle = 'Saved homes and searches'

export const SavedHeader = () => <PageHeader title={savedTitle} description="Your favorites and alerts" />

export const SavedSkeleton = () => (
  <SkeletonGroup label="Loading your saved homes">
    <CardGrid>
      <SkeletonCard picture />
      <SkeletonCard picture />
      <SkeletonCard picture />
    </CardGrid>
  </SkeletonGroup>
)

export const SearchesSkeleton = () => (
  <SkeletonGroup label="Loading your saved searches">
    <Stack $gap={4}>
      <SkeletonCard />
      <SkeletonCard />
    </Stack>
  </SkeletonGroup>
)
