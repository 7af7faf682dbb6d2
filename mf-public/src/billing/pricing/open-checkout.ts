// The way to the payment provider's page, where a plan is bought or its change confirmed.
import { call } from '@portal/client/call'
import { paymentEndpoints } from '@portal/contract/subscriptions/payment-endpoints'
import { failureWords } from '../failure-words.ts'
import type { Choice } from './use-choose-plan.ts'

/** The page's address; `priceId` is the provider's, of the chosen plan and period. */
export const openCheckout = async ({
  plan,
  period,
  priceId,
}: Choice & { priceId: string }): Promise<string> => {
  const body = { priceId, planName: plan.name, billingPeriod: period }
  return (await call(paymentEndpoints.checkout, { body })).url
}

/** Why there is no such page. */
export const checkoutFailure = (error: unknown): string =>
  failureWords(error, 'Unable to start checkout process. Please try again.')
