import type Stripe from 'stripe'
import type * as z from 'zod/mini'
import { priceFor } from '../billing/plan-change.ts'
import { collectInvoice } from '../billing/settle-invoice.ts'
import { beginSubscription } from '../billing/subscribe.ts'
import type { Subscription } from '../kinds.ts'
import { refuseDeclined } from '../payment/refuse-declined.ts'
import {
  boolean,
  count,
  group,
  listOf,
  metadata,
  oneOf,
  optional,
  type ParamsOf,
  text,
} from '../wire/params.ts'
import { badRequest, missingResource } from '../wire/refusal.ts'
import { customerOf, held, type World } from '../world.ts'

export const SubscriptionParams = group({
  customer: text,
  items: listOf(group({ price: text, quantity: optional(count) })),
  default_payment_method: optional(text),
  metadata: optional(metadata),
  discounts: optional(listOf(group({ coupon: text }))),
  default_tax_rates: optional(listOf(text)),
  payment_behavior: optional(oneOf('allow_incomplete', 'default_incomplete', 'error_if_incomplete')),
  off_session: optional(boolean),
  billing_mode: optional(group({ type: oneOf('classic', 'flexible') })),
} satisfies ParamsOf<Stripe.SubscriptionCreateParams>)

/** For this subscription only; null without one. */
export const ownCard = (world: World, customer: string, method: string | undefined): string | null => {
  if (!method) return null
  if (world.store.paymentMethod.get(method)?.customer !== customer)
    throw missingResource('PaymentMethod', method, 'default_payment_method')
  return method
}

/** Starts a subscription and charges its first invoice, following `payment_behavior`. */
export const createSubscription = (
  world: World,
  params: z.infer<typeof SubscriptionParams>,
): Subscription => {
  const customer = customerOf(world, params.customer)
  const behavior = params.payment_behavior ?? 'allow_incomplete'
  const isPresent = !params.off_session
  const request = {
    customer,
    items: params.items.map(({ price, quantity = 1 }, index) => ({
      price: priceFor(world, price, `items[${index}][price]`),
      quantity,
    })),
    metadata: params.metadata ?? {},
    defaultPaymentMethod: ownCard(world, customer.id, params.default_payment_method),
    billingMode: params.billing_mode?.type,
    coupons: params.discounts,
    taxRates: params.default_tax_rates,
  }
  const card = request.defaultPaymentMethod ?? customer.invoice_settings.default_payment_method
  if (!card && behavior !== 'default_incomplete')
    throw badRequest(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
      'resource_missing',
    )
  if (behavior === 'error_if_incomplete') refuseDeclined(world, card, isPresent)
  const { subscription, invoice } = beginSubscription(world, request)
  if (invoice.status === 'open' && behavior !== 'default_incomplete')
    collectInvoice(world, invoice, { isPresent })
  return held(world.store.subscription.get(subscription), subscription)
}
