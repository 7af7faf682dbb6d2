// What becomes of a call that Stripe does not answer, or refuses.
import Stripe from 'stripe'
import { Refusal } from '../../platform/refusal.ts'

/** What Stripe answers; throws `not_now` where it does not. */
export const reach = async <T>(ask: Promise<T>): Promise<T> => {
  try {
    return await ask
  } catch (cause) {
    if (!(cause instanceof Stripe.errors.StripeError)) throw cause
    throw new Refusal(
      'not_now',
      'Billing cannot be reached at the moment. Please try again later.',
      {},
      { cause },
    )
  }
}

/** Undefined where Stripe's refusal has one of these codes. */
export const unless = async <T>(codes: readonly string[], ask: Promise<T>): Promise<T | undefined> => {
  try {
    return await ask
  } catch (thrown) {
    if (thrown instanceof Stripe.errors.StripeError && codes.includes(thrown.code ?? '')) return undefined
    throw thrown
  }
}
