import { plans } from '@portal/contract/subscriptions/plan'
import { addPrice } from './resources/prices.ts'
import { addProduct } from './resources/products.ts'
import type { World } from './world.ts'

const periods = [
  ['month', 'monthly', 'monthlyPrice'],
  ['year', 'yearly', 'yearlyPrice'],
] as const

/** As set up in Stripe's dashboard; existing ones are kept. */
export const seedCatalog = (world: World): void => {
  for (const plan of plans.filter(({ monthlyPrice }) => monthlyPrice > 0)) {
    const id = `prod_${plan.planKey}`
    if (!world.store.product.get(id))
      addProduct(world, {
        id,
        name: plan.name,
        description: plan.description,
        metadata: { planKey: plan.planKey },
      })
    for (const [interval, period, price] of periods) {
      const lookupKey = `${plan.planKey}_${period}`
      const unitAmount = Math.round(plan[price] * 100)
      const found = world.store.price.newestFirst().find(({ lookup_key: key }) => key === lookupKey)
      if (found?.unit_amount !== unitAmount)
        addPrice(world, {
          product: id,
          currency: 'usd',
          unit_amount: unitAmount,
          recurring: { interval },
          lookup_key: lookupKey,
          transfer_lookup_key: true,
        })
    }
  }
}
