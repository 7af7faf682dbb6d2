import type { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { limitsByPlan, type PlanLimits } from '@portal/contract/subscriptions/plan-limit'
import { and, eq, gte } from 'drizzle-orm'
import { countContacts, countListings, startOfMonth } from '../../domain/plan-limit.ts'
import type { Verb } from '../../platform/request/route.ts'
import { userInteractions } from '../../schema/consents.ts'

const backgroundCheck = 'background_check'

/**
 * The usage that counts against the caller's plan: current listings, and this month's rows of everything
 * else.
 */
export const readUsage: Verb<typeof subscriptionEndpoints.usage> = async ({ database, caller }) => {
  const [listings, contacts, backgroundChecks] = await Promise.all([
    countListings(database, caller.id),
    countContacts(database, caller.id),
    database.$count(
      userInteractions,
      and(
        eq(userInteractions.initiatorId, caller.id),
        eq(userInteractions.interactionType, backgroundCheck),
        gte(userInteractions.createdAt, startOfMonth),
      ),
    ),
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
