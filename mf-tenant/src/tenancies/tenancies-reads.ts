import { firstRead } from '@portal/client/call'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import type { FirstRead, PageVisit } from '@portal/shared-ui/platform/app-page'
import { requestsForHome } from './home-repairs.tsx'

export const tenanciesReads = (): FirstRead[] => [firstRead(tenancyEndpoints.list)]

export const tenancyReads = ({ params: { id = '' } }: PageVisit): FirstRead[] => [
  firstRead(tenancyEndpoints.read, { params: { id } }),
  firstRead(maintenanceEndpoints.myRequests, { query: requestsForHome }),
]
