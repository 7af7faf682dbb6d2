import { ApplicationsSkeleton } from '@portal/app-kit/applications/application-skeletons'
import { Page, PageHeader } from '@portal/shared-ui/page'

export const ApplicationsHeader = () => (
  <PageHeader title="Applications" description="Tenants who applied for your homes, in the order received" />
)

export const ApplicationsPageSkeleton = () => (
  <Page $width="form">
    <ApplicationsHeader />
    <ApplicationsSkeleton />
  </Page>
)
