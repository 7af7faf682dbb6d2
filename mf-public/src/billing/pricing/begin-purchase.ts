// What happens once a plan is chosen: the way to the payment provider, by way of a question for who has a plan already.
import { call } from '@portal/client/call'
import { paymentEndpoints } from '@portal/contract/subscriptions/payment-endpoints'
import type { Plan } from '@portal/contract/subscriptions/plan'
import type { CurrentSubscription } from '@portal/contract/subscriptions/subscription'
import { newQueryClient } from '@portal/shared-ui/platform/new-query-client'
import type { Platform } from '@portal/shared-ui/platform/platform'
import { currentQuery, offersQuery } from '../billing-queries.ts'
import { failureWords } from '../failure-words.ts'
import { isRunning } from '../plan-of.ts'
import type { BillingPeriod } from './use-pricing-choice.ts'

export interface Choice {
  plan: Plan
  period: BillingPeriod
}

/** A choice that takes the place of a running subscription. */
export interface PlanChange extends Choice {
  current: CurrentSubscription
  priceId: string
}

/** What comes next: the provider's page, null for a plan that cannot be bought; a change to agree to; or why neither. */
export type Purchase = { url: string | null } | { change: PlanChange } | { failure: string }

/** Does not reject. What is for sale is asked for each time: it may be so only now. */
export const beginPurchase = async (
  queryClientFrom: Platform['queryClientFrom'],
  choice: Choice,
): Promise<Purchase> => {
  const queryClient = queryClientFrom(newQueryClient)
  try {
    const [{ plans }, current] = await Promise.all([
      queryClient.fetchQuery({ ...offersQuery, staleTime: 0 }),
      queryClient.fetchQuery(currentQuery),
    ])
    const offer = plans.find(({ planKey }) => planKey === choice.plan.planKey)
    const priceId = choice.period === 'yearly' ? offer?.yearlyPriceId : offer?.monthlyPriceId
    if (!priceId) return { url: null }
    if (isRunning(current)) return { change: { ...choice, current, priceId } }
    return { url: await openCheckout({ ...choice, priceId }) }
  } catch (error) {
    return { failure: checkoutFailure(error) }
  }
}

/** The address of the provider's page. */
export const openCheckout = async ({
  plan,
  period,
  priceId,
}: Choice & Pick<PlanChange, 'priceId'>): Promise<string> => {
  const body = { priceId, planName: plan.name, billingPeriod: period }
  return (await call(paymentEndpoints.checkout, { body })).url
}

/** Why there is no such page. */
export const checkoutFailure = (error: unknown): string =>
  failureWords(error, 'Unable to start checkout process. Please try again.')
