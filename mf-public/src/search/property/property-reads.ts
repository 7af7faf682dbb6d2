import { firstRead } from '@portal/client/call'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import type { FirstRead, PageVisit } from '@portal/shared-ui/platform/app-page'

export const propertyReads = ({ params: { id = '' } }: PageVisit): FirstRead[] => [
  firstRead(propertyEndpoints.read, { params: { id } }),
]
