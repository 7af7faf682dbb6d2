// The tenant's one page.
import * as sitePaths from '@portal/contract/site-paths'
import type { AppPage } from '@portal/shared-ui/platform/app-page'
import { MaintenanceRequestsPage } from './features/maintenance-requests/maintenance-requests-page.tsx'
import { RequestsPageSkeleton } from './features/maintenance-requests/requests-skeleton.tsx'

export const pages: AppPage[] = [
  {
    path: sitePaths.maintenanceRequests,
    access: 'session',
    title: 'Maintenance Requests',
    firstPaint: <RequestsPageSkeleton />,
    component: MaintenanceRequestsPage,
  },
]
