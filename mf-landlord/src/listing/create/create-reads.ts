import { firstRead } from '@portal/client/call'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { warningEndpoints } from '@portal/contract/warnings/endpoints'
import type { FirstRead } from '@portal/shared-ui/platform/app-page'

export const createReads = (): FirstRead[] => [
  firstRead(warningEndpoints.list),
  firstRead(subscriptionEndpoints.usage),
]
