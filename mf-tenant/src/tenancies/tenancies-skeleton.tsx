import { Page, PageHeader } from '@portal/shared-ui/page'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { SkeletonCard } from '@portal/shared-ui/skeleton-card'
import { Stack } from '@portal/shared-ui/stack'

export const TenanciesHeader = () => <PageHeader title="My homes" />

export const TenanciesPageSkeleton = () => (
  <Page $width="form">
    <TenanciesHeader />
    <TenanciesSkeleton />
  </Page>
)

export const TenanciesSkeleton = () => (
  <SkeletonGroup label="Loading your homes">
    <Stack>
      <SkeletonCard />
      <SkeletonCard />
    </Stack>
  </SkeletonGroup>
)

export const TenancyPageSkeleton = () => (
  <Page $width="form">
    <PageHeader title="Your home" />
    <TenanciesSkeleton />
  </Page>
)
