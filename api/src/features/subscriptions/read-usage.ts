import type { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { limitsByPlan, type PlanLimits } from '@portal/contract/subscriptions/plan-limit'
import { countBackgroundChecks, countContacts, countListings } from '../../domain/plan-limit.ts'
import type { Verb } from '../../platform/request/route.ts'

/**
 * The usage that counts against the caller's plan: current listings, and this month's rows of everything
 * else.
 */
export const readUsage: Verb<typeof subscriptionEndpoints.usage> = async ({ database, caller }) => {
  const [listings, contacts, backgroundChecks] = await Promise.all([
    countListings(database, caller.id),
    countContacts(database, caller.id),
    countBackgroundChecks(database, caller.id),
  ])
  const usageOf = (feature: keyof PlanLimits, used: number) => {
    const limit = limitsByPlan[caller.currentPlan][feature]
    return { used, limit, unlimited: limit === null }
  }
  return {
    listings: usageOf('listings', listings),
    contacts: usageOf('contacts', contacts),
    backgroundChecks: usageOf('backgroundChecks', backgroundChecks),
  }
}
