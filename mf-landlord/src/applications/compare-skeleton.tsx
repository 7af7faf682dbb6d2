import { Page, PageHeader } from '@portal/shared-ui/page'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'

export const CompareHeader = () => (
  <PageHeader title="Compare applications" description="Side by side, in the order received" />
)

export const CompareSkeleton = () => (
  <SkeletonGroup label="Loading the comparison" $height="360px" $radius="md" />
)

export const ComparePageSkeleton = () => (
  <Page>
    <CompareHeader />
    <CompareSkeleton />
  </Page>
)
