// The page while it loads, as a whole and in its parts.
import { CardGrid } from '@portal/shared-ui/card'
import { Page, PageHeader } from '@portal/shared-ui/page'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { SkeletonCard } from '@portal/shared-ui/skeleton-card'

export const SavedPageSkeleton = () => (
  <Page>
    <SavedHeader />
    <SavedSkeleton />
  </Page>
)

export const SavedHeader = () => (
  <PageHeader title="Saved homes" description="The homes whose heart you pressed, the newest first." />
)

export const SavedSkeleton = () => (
  <SkeletonGroup label="Loading your saved homes">
    <CardGrid>
      <SkeletonCard picture />
      <SkeletonCard picture />
      <SkeletonCard picture />
    </CardGrid>
  </SkeletonGroup>
)
