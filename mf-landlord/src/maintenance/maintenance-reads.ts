import { firstRead } from '@portal/client/call'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import type { FirstRead, PageVisit } from '@portal/shared-ui/platform/app-page'
import { requestTabs } from './request-tabs.ts'
import { tabIn } from './request-view.ts'

/** The figures, the requests of the tab that the address names, and their homes. */
export const maintenanceReads = ({ search }: PageVisit): FirstRead[] => [
  firstRead(maintenanceEndpoints.statistics),
  firstRead(requestTabs[tabIn(search)]),
  firstRead(ownPropertyEndpoints.my),
]
