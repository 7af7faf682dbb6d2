import { firstRead } from '@portal/client/call'
import { billingFindingEndpoints } from '@portal/contract/subscriptions/billing-finding-endpoints'

export const paymentsReads = () => [firstRead(billingFindingEndpoints.list)]
