import { firstRead } from '@portal/client/call'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { warningEndpoints } from '@portal/contract/warnings/endpoints'
import type { FirstRead, PageVisit } from '@portal/shared-ui/platform/app-page'

/** The home, and whether the policy reminder is due. */
export const editReads = ({ params: { id = '' } }: PageVisit): FirstRead[] => [
  firstRead(propertyEndpoints.read, { params: { id } }),
  firstRead(warningEndpoints.list),
]
