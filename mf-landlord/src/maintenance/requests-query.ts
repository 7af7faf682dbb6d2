import { queryOf } from '@portal/client/call'
import { pagesOf } from '@portal/client/pages-of'
import { requestsAtOnce } from '@portal/contract/maintenance/endpoints'
import { requestTabs } from './request-tabs.ts'
import type { RequestView } from './request-view.ts'

export const requestsQuery = ({ status, priority, property }: RequestView) => ({
  ...(status && { status }),
  ...(priority && { priority }),
  ...(property && { propertyId: property }),
  limit: requestsAtOnce,
})

export const requestPages = (view: RequestView) =>
  pagesOf(
    cursor => queryOf(requestTabs[view.tab], { query: { ...requestsQuery(view), cursor } }),
    requestsAtOnce,
  )
