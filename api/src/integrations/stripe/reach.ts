import Stripe from 'stripe'
import { UnknownCustomer, unreachable } from '../../platform/ports/payments.ts'

/** Short, because a transaction waits meanwhile and is ended after 8 s. */
export const timeoutMs = 3000

/** For a series of calls: together they can take as long as one. */
export const together = (): (() => Stripe.RequestOptions) => {
  const endsAt = performance.now() + timeoutMs
  return () => ({ timeout: Math.max(1, Math.ceil(endsAt - performance.now())) })
}

const isMissingCustomer = ({ code, param }: Stripe.errors.StripeError): boolean =>
  code === 'resource_missing' && param === 'customer'

/** Throws `not_now` without an answer, and an UnknownCustomer if Stripe has no such customer. */
export const reach = async <T>(ask: Promise<T>): Promise<T> => {
  try {
    return await ask
  } catch (cause) {
    if (!(cause instanceof Stripe.errors.StripeError)) throw cause
    throw isMissingCustomer(cause) ? new UnknownCustomer(cause) : unreachable(cause)
  }
}

/** Undefined if Stripe refuses with one of these codes. */
export const unless = async <T>(codes: readonly string[], ask: Promise<T>): Promise<T | undefined> => {
  try {
    return await ask
  } catch (thrown) {
    if (thrown instanceof Stripe.errors.StripeError && codes.includes(thrown.code ?? '')) return undefined
    throw thrown
  }
}
