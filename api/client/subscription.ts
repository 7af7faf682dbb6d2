import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { clientOf } from './client-of.ts'

export const subscriptionClient = clientOf(subscriptionEndpoints)
