import { firstRead } from '@portal/client/call'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import type { FirstRead, PageVisit } from '@portal/shared-ui/platform/app-page'
import { homeReads } from '../one-home.ts'
import { requestTabs } from './request-tabs.ts'
import { viewIn } from './request-view.ts'
import { requestsQuery } from './requests-query.ts'

export const maintenanceReads = ({ search }: PageVisit): FirstRead[] => {
  const view = viewIn(search)
  return [
    firstRead(maintenanceEndpoints.statistics),
    firstRead(requestTabs[view.tab], { query: requestsQuery(view) }),
    ...homeReads(view.property),
  ]
}
