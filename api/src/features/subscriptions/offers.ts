// Plans for sale: the stored plans whose prices the payment provider has.
import { eq } from 'drizzle-orm'
import type { Payments, PriceIds } from '../../platform/ports/payments.ts'
import type { Context } from '../../platform/request/context.ts'
import { Refusal } from '../../platform/request/refusal.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { subscriptionPlans } from '../../schema/subscriptions.ts'

/** One billing period of a plan on the pricing page. */
type StoredPlan = typeof subscriptionPlans.$inferSelect

/** The provider's price ids; empty while it cannot be reached. */
export const priceIdsOf = async (payments: Payments | undefined): Promise<PriceIds> => {
  try {
    return (await payments?.priceIds()) ?? new Map()
  } catch (thrown) {
    if (thrown instanceof Refusal) return new Map()
    throw thrown
  }
}

/** The plan of a price; throws `invalid` unless the caller may buy it. */
export const planToBuy = async (
  { database, caller }: Context<Caller>,
  payments: Payments,
  priceId: string,
): Promise<StoredPlan> => {
  const [planKey = ''] = [...(await payments.priceIds())].find(([, id]) => id === priceId) ?? []
  const [plan] = await database.select().from(subscriptionPlans).where(eq(subscriptionPlans.planKey, planKey))
  if (!plan?.isActive) throw wrongField('priceId', 'This plan is not available for purchase.')
  if (!plan.userTypes.includes(caller.userType))
    throw wrongField('priceId', `The ${plan.name} plan is not for ${caller.userType}s.`)
  return plan
}

/** The refusal of a field that only the server can check. */
export const wrongField = (name: string, message: string): Refusal =>
  new Refusal('invalid', message, { fields: { [name]: message } })
