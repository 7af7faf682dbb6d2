import { firstRead } from '@portal/client/call'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import type { FirstRead, PageVisit } from '@portal/shared-ui/platform/app-page'
import { requestTabs } from './request-tabs.ts'
import { viewIn } from './request-view.ts'
import { requestsQuery } from './requests-query.ts'

/** The figures, the first requests of the view that the address names, and their homes. */
export const maintenanceReads = ({ search }: PageVisit): FirstRead[] => [
  firstRead(maintenanceEndpoints.statistics),
  firstRead(requestTabs[viewIn(search).tab], { query: requestsQuery(viewIn(search)) }),
  firstRead(ownPropertyEndpoints.my),
]
