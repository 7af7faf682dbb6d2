import { ApplicationsSkeleton } from '@portal/app-kit/applications/application-skeletons'
import { Page, PageHeader } from '@portal/shared-ui/page'

export const ApplicationsHeader = () => (
  <PageHeader title="Applications" description="The homes you applied for, and what comes next" />
)

export const ApplicationsPageSkeleton = () => (
  <Page $width="form">
    <ApplicationsHeader />
    <ApplicationsSkeleton />
  </Page>
)
