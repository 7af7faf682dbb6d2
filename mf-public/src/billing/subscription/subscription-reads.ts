import { firstRead } from '@portal/client/call'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import type { FirstRead } from '@portal/shared-ui/platform/app-page'

export const subscriptionReads = (): FirstRead[] => [
  firstRead(subscriptionEndpoints.current),
  firstRead(subscriptionEndpoints.usage),
  firstRead(subscriptionEndpoints.invoices),
]
