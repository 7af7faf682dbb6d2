import { subscriptionEndpoints } from '@portal/contract/subscription'
import { clientOf } from './client-of.ts'

export const subscriptionClient = clientOf(subscriptionEndpoints)
