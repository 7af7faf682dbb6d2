import { firstRead } from '@portal/client/call'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import type { FirstRead, PageVisit } from '@portal/shared-ui/platform/app-page'
import { homesQuery, viewIn } from './homes-view.ts'

export const myPropertiesReads = ({ search }: PageVisit): FirstRead[] => [
  firstRead(ownPropertyEndpoints.my, { query: homesQuery(viewIn(search)) }),
  firstRead(ownPropertyEndpoints.waiting),
]
