import type { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { plans } from '@portal/contract/subscriptions/plan'
import { eq } from 'drizzle-orm'
import type { Verb } from '../../platform/route.ts'
import { subscriptionPlans } from '../../schema/subscriptions.ts'

/** Every plan with the provider's ids of its prices, as far as they are stored. */
export const listPlans: Verb<typeof subscriptionEndpoints.plans> = async ({ database }) => {
  const offered = await database.select().from(subscriptionPlans).where(eq(subscriptionPlans.isActive, true))
  const priceIdOf = (tier: string, interval: 'month' | 'year') =>
    offered.find(row => row.tier === tier && row.interval === interval)?.stripePriceId ?? null
  return {
    plans: plans.map(plan => ({
      ...plan,
      monthlyPriceId: priceIdOf(plan.planKey, 'month'),
      yearlyPriceId: priceIdOf(plan.planKey, 'year'),
    })),
  }
}
