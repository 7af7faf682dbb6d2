import { firstRead } from '@portal/client/call'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import type { FirstRead } from '@portal/shared-ui/platform/app-page'
import { requestsQuery } from './requests-query.ts'

export const requestsReads = (): FirstRead[] => [
  firstRead(maintenanceEndpoints.statistics),
  firstRead(maintenanceEndpoints.myRequests, { query: requestsQuery }),
]
