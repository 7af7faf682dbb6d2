import type { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import type { Verb } from '../../platform/route.ts'
import { currentSubscription, selectSubscription } from './current-subscription.ts'

/** The caller's subscription as the provider last told it; null without one. */
export const readCurrentSubscription: Verb<typeof subscriptionEndpoints.current> = async ({
  database,
  caller,
}) => {
  const [found] = await selectSubscription(database, caller.id)
  return found ? currentSubscription(found) : null
}
