import { firstRead } from '@portal/client/call'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import type { FirstRead } from '@portal/shared-ui/platform/app-page'

/** The tenant's requests. */
export const requestsReads = (): FirstRead[] => [firstRead(maintenanceEndpoints.myRequests)]
