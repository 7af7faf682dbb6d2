// Subscriptions: https://docs.stripe.com/api/subscriptions
import type Stripe from 'stripe'
import type * as z from 'zod/mini'
import { changePlan } from '../billing/change-plan.ts'
import { createInvoice } from '../billing/create-invoice.ts'
import { creditForTheRest } from '../billing/plan-change.ts'
import { endOfPeriod, scheduleEnd } from '../billing/schedule-end.ts'
import { collectInvoice, finalizeInvoice } from '../billing/settle-invoice.ts'
import { changeSubscription, endSubscription } from '../billing/subscription-status.ts'
import type { Subscription } from '../kinds.ts'
import { isAsked, pageOf } from '../wire/list.ts'
import {
  boolean,
  count,
  either,
  group,
  integer,
  listOf,
  listParams,
  metadata,
  oneOf,
  optional,
  type ParamsOf,
  text,
} from '../wire/params.ts'
import { badRequest, missingResource } from '../wire/refusal.ts'
import { type Route, route } from '../wire/route.ts'
import { customerOf, mergeMetadata, type World } from '../world.ts'
import { addDiscounts, taxRatesOf } from './coupons.ts'
import { createSubscription, SubscriptionParams } from './create-subscription.ts'

/** The fields of changed items, also in a preview. */
export const changedItems = listOf(
  group({
    id: optional(text),
    price: optional(text),
    quantity: optional(count),
  } satisfies ParamsOf<Stripe.SubscriptionUpdateParams.Item>),
)
export const prorationBehavior = oneOf('always_invoice', 'create_prorations', 'none')

const UpdateParams = group({
  items: optional(changedItems),
  proration_behavior: optional(prorationBehavior),
  cancel_at_period_end: optional(boolean),
  cancel_at: optional(either([oneOf(''), integer])),
  default_payment_method: optional(text),
  metadata: optional(metadata),
  discounts: optional(listOf(group({ coupon: text }))),
  default_tax_rates: optional(listOf(text)),
} satisfies ParamsOf<Stripe.SubscriptionUpdateParams>)

const CancelParams = group({
  invoice_now: optional(boolean),
  prorate: optional(boolean),
} satisfies ParamsOf<Stripe.SubscriptionCancelParams>)

export const subscriptionOf = (world: World, id = '', param = 'id'): Subscription => {
  const subscription = world.store.subscription.get(id)
  if (!subscription) throw missingResource('subscription', id, param)
  return subscription
}

/** For this subscription only. */
const ownCard = (world: World, customer: string, method: string): string => {
  if (world.store.paymentMethod.get(method)?.customer !== customer)
    throw missingResource('PaymentMethod', method, 'default_payment_method')
  return method
}

const current = (world: World, { id }: Subscription) => subscriptionOf(world, id)

const endAfter = (
  world: World,
  subscription: Subscription,
  { cancel_at_period_end: atEnd, cancel_at: at }: z.infer<typeof UpdateParams>,
): Partial<Subscription> => {
  // `false` undoes only what `true` has set; a moment alone is removed by an empty `cancel_at`.
  if (at === undefined && (atEnd === undefined || (!atEnd && !subscription.cancel_at_period_end))) return {}
  if (atEnd !== undefined && at)
    throw badRequest('You may only specify one of these parameters: cancel_at, cancel_at_period_end.')
  if (typeof at === 'number' && at <= world.now(subscription.customer))
    throw badRequest('The `cancel_at` timestamp must be in the future.', undefined, 'cancel_at')
  const moment = at || (atEnd ? endOfPeriod(subscription) : null)
  return scheduleEnd(world, subscription, { at: moment, atPeriodEnd: atEnd ?? false })
}

/** `prorate` credits the remaining paid time, and `invoice_now` invoices that. */
const cancelNow = (
  world: World,
  subscription: Subscription,
  params: z.infer<typeof CancelParams>,
): Subscription => {
  if (params.prorate && params.invoice_now) {
    const at = world.now(subscription.customer)
    const lines = creditForTheRest(world, subscription, at)
    const draft = createInvoice(world, {
      customer: customerOf(world, subscription.customer),
      subscription: subscription.id,
      reason: 'subscription_update',
      lines,
      period: { start: at, end: at },
      at,
    })
    const open = finalizeInvoice(world, draft)
    if (open.status === 'open') collectInvoice(world, open, { isPresent: false })
  }
  return endSubscription(world, subscription, 'cancellation_requested')
}

export const subscriptionRoutes: Route[] = [
  route('POST', '/v1/subscriptions', SubscriptionParams, ({ world, params }) =>
    createSubscription(world, params),
  ),
  route('GET', '/v1/subscriptions/:id', group({}), ({ world, ids }) => subscriptionOf(world, ids.id)),
  route('POST', '/v1/subscriptions/:id', UpdateParams, ({ world, params, ids }) => {
    const subscription = subscriptionOf(world, ids.id)
    if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired')
      throw badRequest(
        'A canceled subscription can only update its cancellation_details and metadata.',
        undefined,
        'status',
      )
    const changed = params.items
      ? changePlan(world, subscription, {
          items: params.items,
          prorationBehavior: params.proration_behavior,
        })
      : subscription
    changeSubscription(world, current(world, changed), {
      ...endAfter(world, changed, params),
      ...(params.default_payment_method && {
        default_payment_method: ownCard(world, changed.customer, params.default_payment_method),
      }),
      ...(params.discounts && { discounts: addDiscounts(world, changed.id, params.discounts) }),
      ...(params.default_tax_rates && { default_tax_rates: taxRatesOf(world, params.default_tax_rates) }),
      ...(params.metadata && { metadata: mergeMetadata(changed.metadata, params.metadata) }),
    })
    return current(world, changed)
  }),
  route('DELETE', '/v1/subscriptions/:id', CancelParams, ({ world, params, ids }) => {
    const subscription = subscriptionOf(world, ids.id)
    if (subscription.status === 'canceled') throw missingResource('subscription', subscription.id)
    return cancelNow(world, subscription, params)
  }),
  route(
    'GET',
    '/v1/subscriptions',
    group({
      ...listParams,
      customer: optional(text),
      status: optional(oneOf('all')),
    } satisfies ParamsOf<Stripe.SubscriptionListParams>),
    ({ world, params }) =>
      pageOf(
        world.store.subscription
          .newestFirst()
          .filter(
            ({ customer, status }) =>
              isAsked(params.customer, customer) && (params.status === 'all' || status !== 'canceled'),
          ),
        params,
        '/v1/subscriptions',
      ),
  ),
]
