import type { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import type { Verb } from '../../platform/route.ts'
import { letSubscriptionEnd } from './let-subscription-end.ts'

/** Reverses a cancellation while the subscription lasts; again changes nothing. */
export const reactivateSubscription: Verb<typeof subscriptionEndpoints.reactivate> = context =>
  letSubscriptionEnd(context, false)
