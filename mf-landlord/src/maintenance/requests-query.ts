import { queryOf } from '@portal/client/call'
import { pagesOf } from '@portal/client/pages-of'
import { requestsAtOnce } from '@portal/contract/maintenance/endpoints'
import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import { urgencyCursorOf } from '@portal/contract/maintenance/urgency'
import { requestTabs } from './request-tabs.ts'
import type { RequestView } from './request-view.ts'

export const requestsQuery = ({ status, priority, property }: RequestView) => ({
  ...(status && { status }),
  ...(priority && { priority }),
  ...(property && { propertyId: property }),
  sort: 'urgency' as const,
  limit: requestsAtOnce,
})

export const requestPages = (view: RequestView) => ({
  ...pagesOf(cursor => queryOf(requestTabs[view.tab], { query: { ...requestsQuery(view), cursor } })),
  getNextPageParam: (page: readonly MaintenanceRequest[]) => {
    const last = page[requestsAtOnce - 1]
    return last && urgencyCursorOf(last)
  },
})
