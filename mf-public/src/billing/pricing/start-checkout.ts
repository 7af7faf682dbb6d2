import { call } from '@portal/client/call'
import { paymentEndpoints } from '@portal/contract/subscriptions/payment-endpoints'
import type { Plan } from '@portal/contract/subscriptions/plan'
import { newQueryClient } from '@portal/shared-ui/platform/new-query-client'
import type { Platform } from '@portal/shared-ui/platform/platform'
import { offersQuery } from '../billing-queries.ts'
import { failureWords } from '../failure-words.ts'
import type { BillingPeriod } from './use-pricing-choice.ts'

export interface Choice {
  plan: Plan
  period: BillingPeriod
}

/** The payment provider's page, null for a plan that cannot be bought; or why there is none, in a sentence. */
export type Checkout = { url: string | null } | { failure: string }

/** Does not reject. */
export const startCheckout = async (
  queryClientFrom: Platform['queryClientFrom'],
  { plan, period }: Choice,
): Promise<Checkout> => {
  try {
    const { plans } = await queryClientFrom(newQueryClient).fetchQuery(offersQuery)
    const offer = plans.find(({ planKey }) => planKey === plan.planKey)
    const priceId = period === 'yearly' ? offer?.yearlyPriceId : offer?.monthlyPriceId
    if (!priceId) return { url: null }
    const body = { priceId, planName: plan.name, billingPeriod: period }
    return { url: (await call(paymentEndpoints.checkout, { body })).url }
  } catch (error) {
    return { failure: failureWords(error, 'Unable to start checkout process. Please try again.') }
  }
}
