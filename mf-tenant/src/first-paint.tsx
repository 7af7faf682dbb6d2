// What the server draws of each route before script runs.
import * as sitePaths from '@portal/contract/site-paths'
import { Page, PageHeader } from '@portal/shared-ui/page'
import { Stack } from '@portal/shared-ui/stack'
import { RequestStatistics } from './features/maintenance-requests/request-statistics.tsx'
import { RequestsSkeleton } from './features/maintenance-requests/requests-skeleton.tsx'

export const firstPaint = {
  [sitePaths.maintenanceRequests]: (
    <Page>
      <PageHeader
        title="Maintenance Requests"
        description="What you asked to have mended, and how it goes on."
      />
      <Stack $gap={6}>
        <RequestStatistics requests={undefined} />
        <RequestsSkeleton />
      </Stack>
    </Page>
  ),
}
