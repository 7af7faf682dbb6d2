import type { Customer } from './kinds.ts'
import type { Store } from './store.ts'
import { missingResource } from './wire/refusal.ts'

/** The supported API version; the SDK in package.json pins the same one. */
export const apiVersion = '2026-10-28.endive'

export interface World {
  store: Store
  /** Without a trailing slash. */
  url: string
  /** Seconds since 1970; for a customer with a test clock, that clock's time. */
  now(customer?: string | null): number
  /** Records an event, and sends it to the webhook. */
  emit(type: EventType, object: object): void
  /** After the current call's answer. */
  later(task: () => void): void
}

type EventType =
  | 'billing_portal.session.created'
  | 'charge.dispute.closed'
  | 'charge.dispute.created'
  | 'charge.failed'
  | 'charge.refunded'
  | 'charge.succeeded'
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'customer.created'
  | 'customer.deleted'
  | 'customer.subscription.created'
  | 'customer.subscription.deleted'
  | 'customer.subscription.updated'
  | 'customer.updated'
  | 'identity.verification_session.canceled'
  | 'identity.verification_session.created'
  | 'identity.verification_session.processing'
  | 'identity.verification_session.requires_input'
  | 'identity.verification_session.verified'
  | 'invoice.created'
  | 'invoice.finalized'
  | 'invoice.marked_uncollectible'
  | 'invoice.paid'
  | 'invoice.payment_action_required'
  | 'invoice.payment_failed'
  | 'invoice.payment_succeeded'
  | 'invoice.updated'
  | 'invoice.voided'
  | 'invoice_payment.paid'
  | 'payment_intent.canceled'
  | 'payment_intent.created'
  | 'payment_intent.payment_failed'
  | 'payment_intent.processing'
  | 'payment_intent.requires_action'
  | 'payment_intent.succeeded'
  | 'payment_method.attached'
  | 'price.created'
  | 'price.updated'
  | 'product.created'
  | 'refund.created'
  | 'test_helpers.test_clock.advancing'
  | 'test_helpers.test_clock.created'
  | 'test_helpers.test_clock.ready'

/** Throws Stripe's error if there is none. */
export const customerOf = (world: World, id: string, param = 'customer'): Customer => {
  const customer = world.store.customer.get(id)
  if (!customer) throw missingResource('customer', id, param)
  return customer
}

/** For an id in another stored object, which therefore must exist. */
export const held = <T>(object: T | undefined, id: string): T => {
  if (!object) throw new Error(`Another object names ${id}, which does not exist.`)
  return object
}

/** Merges metadata as Stripe does: an empty value removes its key. */
export const mergeMetadata = (old: Record<string, string>, changes: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries({ ...old, ...changes }).filter(([, value]) => value !== ''))
