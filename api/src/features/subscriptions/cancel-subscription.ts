import type { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import type { Verb } from '../../platform/route.ts'
import { letSubscriptionEnd } from './let-subscription-end.ts'

/** The subscription stays active until the end of its period (spec §4); again changes nothing. */
export const cancelSubscription: Verb<typeof subscriptionEndpoints.cancel> = context =>
  letSubscriptionEnd(context, true)
