import { queryOf } from '@portal/client/call'
import { pagesOf } from '@portal/client/pages-of'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { tenantsOf } from './home-reads.ts'

/** Newest first. A page holds more than a home ever has at once, so that offers which came to nothing hide nobody who lives there. */
export const tenanciesOf = (propertyId: string) =>
  pagesOf(cursor =>
    queryOf(tenancyEndpoints.list, { query: { ...tenantsOf(propertyId), ...(cursor && { cursor }) } }),
  )
