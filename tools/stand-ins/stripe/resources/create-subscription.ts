import type Stripe from 'stripe'
import type * as z from 'zod/mini'
import { priceFor } from '../billing/plan-change.ts'
import { collectInvoice } from '../billing/settle-invoice.ts'
import { beginSubscription } from '../billing/subscribe.ts'
import type { Subscription } from '../kinds.ts'
import { group, listOf, metadata, optional, type ParamsOf, text } from '../wire/params.ts'
import { badRequest } from '../wire/refusal.ts'
import { customerOf, held, type World } from '../world.ts'

export const SubscriptionParams = group({
  customer: text,
  items: listOf(group({ price: text })),
  metadata: optional(metadata),
  discounts: optional(listOf(group({ coupon: text }))),
  default_tax_rates: optional(listOf(text)),
} satisfies ParamsOf<Stripe.SubscriptionCreateParams>)

/** Starts a subscription and charges its first invoice. */
export const createSubscription = (
  world: World,
  params: z.infer<typeof SubscriptionParams>,
): Subscription => {
  const customer = customerOf(world, params.customer)
  const items = params.items.map(({ price }, index) => ({
    price: priceFor(world, price, `items[${index}][price]`),
    quantity: 1,
  }))
  if (!customer.invoice_settings.default_payment_method)
    throw badRequest(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
      'resource_missing',
    )
  const { subscription, invoice } = beginSubscription(world, {
    customer,
    items,
    metadata: params.metadata ?? {},
    defaultPaymentMethod: null,
    coupons: params.discounts,
    taxRates: params.default_tax_rates,
  })
  if (invoice.status === 'open') collectInvoice(world, invoice, { isPresent: true })
  return held(world.store.subscription.get(subscription), subscription)
}
