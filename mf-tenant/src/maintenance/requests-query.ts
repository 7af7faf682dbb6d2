import { queryOf } from '@portal/client/call'
import { pagesOf } from '@portal/client/pages-of'
import { maintenanceEndpoints, requestsAtOnce } from '@portal/contract/maintenance/endpoints'

const limit = requestsAtOnce

/** The first page. */
export const requestsQuery = { limit }

export const requestPages = () =>
  pagesOf(cursor => queryOf(maintenanceEndpoints.myRequests, { query: { limit, cursor } }), limit)
