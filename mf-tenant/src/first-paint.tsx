// What the server draws of each route before script runs.
import { Page, PageHeader } from '@portal/shared-ui/page'
import { Stack } from '@portal/shared-ui/stack'
import { RequestStatistics } from './features/maintenance-requests/request-statistics.tsx'
import { RequestsSkeleton } from './features/maintenance-requests/requests-skeleton.tsx'
import { paths } from './paths.ts'

export const firstPaint = {
  [paths.maintenanceRequests]: (
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
