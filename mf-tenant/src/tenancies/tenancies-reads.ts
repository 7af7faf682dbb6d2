import { firstRead } from '@portal/client/call'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import type { FirstRead, PageVisit } from '@portal/shared-ui/platform/app-page'
import { requestsForHome } from './home-repairs.tsx'

/** The tenant's homes. */
export const tenanciesReads = (): FirstRead[] => [firstRead(tenancyEndpoints.list)]

/** One of them, with its repair requests. */
export const tenancyReads = ({ params: { id = '' } }: PageVisit): FirstRead[] => [
  firstRead(tenancyEndpoints.read, { params: { id } }),
  firstRead(maintenanceEndpoints.myRequests, { query: requestsForHome }),
]
