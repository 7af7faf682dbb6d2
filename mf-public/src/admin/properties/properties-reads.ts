import { firstRead } from '@portal/client/call'
import { adminPropertyEndpoints } from '@portal/contract/moderation/admin-property-endpoints'
import type { FirstRead, PageVisit } from '@portal/shared-ui/platform/app-page'
import { findQuery, findViewIn } from '../find-view.ts'

export const propertiesReads = ({ search }: PageVisit): FirstRead[] => [
  firstRead(adminPropertyEndpoints.find, { query: findQuery(findViewIn(search)) }),
]

export const propertyReads = ({ params: { id = '' } }: PageVisit): FirstRead[] => [
  firstRead(adminPropertyEndpoints.read, { params: { id } }),
]
