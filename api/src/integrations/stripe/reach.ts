import Stripe from 'stripe'
import { UnknownCustomer, unreachable } from '../../platform/ports/payments.ts'

/** Short, because a transaction waits meanwhile and is ended after 8 s. */
export const timeoutMs = 3000

/** For a series of calls: together they can take as long as one. */
export const together = (): (() => Stripe.RequestOptions) => {
  const endsAt = performance.now() + timeoutMs
  return () => ({ timeout: Math.max(1, Math.ceil(endsAt - performance.now())) })
}

/** Stripe repeats a key's answer for a day, even a failure; nobody should wait that long. @internal */
export const keyLastsMs = 10 * 60_000

/** An idempotency key, so that a repeated request finds the object whose answer came too late. */
export const onceKey = (...parts: string[]): string =>
  [...parts, Math.floor(Date.now() / keyLastsMs)].join('-')

const isMissingCustomer = ({ code, param }: Stripe.errors.StripeError): boolean =>
  code === 'resource_missing' && param === 'customer'

const { errors } = Stripe
const kinds = [
  [errors.StripeCardError, 'card error'],
  [errors.StripeRateLimitError, 'rate limit'],
  [errors.StripeAuthenticationError, 'authentication'],
  [errors.StripePermissionError, 'permission'],
  [errors.StripeIdempotencyError, 'idempotency'],
  [errors.StripeInvalidRequestError, 'invalid request'],
  [errors.StripeConnectionError, 'no connection'],
] as const

/** For the operator alone: Stripe's message can say what was sent. */
export const failureOf = (cause: Stripe.errors.StripeError): Error => {
  const kind = kinds.find(([type]) => cause instanceof type)?.[1] ?? 'failure at Stripe'
  const details = [kind, cause.code, cause.requestId && `request ${cause.requestId}`].filter(Boolean)
  return new Error(`Stripe (${details.join(', ')}): ${cause.message}`)
}

/** Throws `not_now` without an answer, and an UnknownCustomer if Stripe has no such customer. */
export const reach = async <T>(ask: Promise<T>): Promise<T> => {
  try {
    return await ask
  } catch (cause) {
    if (!(cause instanceof errors.StripeError)) throw cause
    throw isMissingCustomer(cause) ? new UnknownCustomer(failureOf(cause)) : unreachable(failureOf(cause))
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
