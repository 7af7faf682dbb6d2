import { firstRead } from '@portal/client/call'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import type { FirstRead, PageVisit } from '@portal/shared-ui/platform/app-page'

/** The tenant's homes. */
export const tenanciesReads = (): FirstRead[] => [firstRead(tenancyEndpoints.list)]

/** One of them. */
export const tenancyReads = ({ params: { id = '' } }: PageVisit): FirstRead[] => [
  firstRead(tenancyEndpoints.read, { params: { id } }),
]
