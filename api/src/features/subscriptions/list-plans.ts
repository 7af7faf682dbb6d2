import type { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { plans } from '@portal/contract/subscriptions/plan'
import { eq } from 'drizzle-orm'
import type { Verb } from '../../platform/request/route.ts'
import { subscriptionPlans } from '../../schema/subscriptions.ts'
import { priceIdsOf } from './offers.ts'

/** All plans with the provider's price ids; null if there is none, or if the provider cannot be reached. */
export const listPlans: Verb<typeof subscriptionEndpoints.plans> = async ({ database, payments }) => {
  const [stored, priceIds] = await Promise.all([
    database.select().from(subscriptionPlans).where(eq(subscriptionPlans.isActive, true)),
    priceIdsOf(payments),
  ])
  const priceIdOf = (tier: string, interval: 'month' | 'year') => {
    const row = stored.find(each => each.tier === tier && each.interval === interval)
    return (row && priceIds.get(row.planKey)) ?? null
  }
  return {
    plans: plans.map(plan => ({
      ...plan,
      monthlyPriceId: priceIdOf(plan.planKey, 'month'),
      yearlyPriceId: priceIdOf(plan.planKey, 'year'),
    })),
  }
}
