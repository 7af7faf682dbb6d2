import { call } from '@portal/client/call'
import { paymentEndpoints } from '@portal/contract/subscriptions/payment-endpoints'
import { failureWords } from '../failure-words.ts'
import type { PricedChoice } from './plan-choice.ts'

/** Returns the page's address. */
export const openCheckout = async ({ plan, period, priceId }: PricedChoice): Promise<string> => {
  const body = { priceId, planName: plan.name, billingPeriod: period }
  return (await call(paymentEndpoints.checkout, { body })).url
}

export const checkoutFailure = (error: unknown): string =>
  failureWords(error, 'Unable to start checkout process. Please try again.')
