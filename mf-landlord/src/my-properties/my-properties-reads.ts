import { firstRead } from '@portal/client/call'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import type { FirstRead } from '@portal/shared-ui/platform/app-page'
import { myHomesQuery } from './my-homes.ts'

export const myPropertiesReads = (): FirstRead[] => [
  firstRead(ownPropertyEndpoints.my, { query: myHomesQuery }),
  firstRead(ownPropertyEndpoints.waiting),
]
