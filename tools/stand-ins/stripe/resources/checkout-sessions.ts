// Checkout sessions that start subscriptions: https://docs.stripe.com/api/checkout/sessions
import type Stripe from 'stripe'
import { amountOf } from '../billing/lines.ts'
import { priceFor } from '../billing/plan-change.ts'
import type { CheckoutOrder, CheckoutSession } from '../kinds.ts'
import { newCheckoutSession } from '../payment/checkout-session.ts'
import { cancelIntent } from '../payment/payment-intents.ts'
import { isAsked, pageOf } from '../wire/list.ts'
import {
  address,
  boolean,
  count,
  group,
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
import { customerOf, type World } from '../world.ts'

const createSession = group({
  mode: oneOf('subscription'),
  success_url: address,
  cancel_url: optional(address),
  line_items: listOf(group({ price: text, quantity: optional(count) })),
  customer: optional(text),
  client_reference_id: optional(text),
  subscription_data: optional(group({ metadata: optional(metadata) })),
  billing_address_collection: optional(oneOf('auto', 'required')),
  tax_id_collection: optional(group({ enabled: boolean })),
  customer_update: optional(group({ address: optional(oneOf('auto')), name: optional(oneOf('auto')) })),
} satisfies ParamsOf<Stripe.Checkout.SessionCreateParams>)

export const sessionOf = (world: World, id = ''): CheckoutSession => {
  const session = world.store.checkoutSession.get(id)
  if (!session) throw missingResource('checkout.session', id)
  return session
}

/** Ends the session; a payment that waits for authentication can no longer succeed. */
export const expireSession = (world: World, session: CheckoutSession): CheckoutSession => {
  const attempt = world.store.checkoutAttempt.get(session.id)
  if (attempt) cancelIntent(world, attempt.intent)
  const expired = world.store.checkoutSession.put({ ...session, status: 'expired', url: null })
  world.emit('checkout.session.expired', expired)
  return expired
}

export const checkoutRoutes: Route[] = [
  route('POST', '/v1/checkout/sessions', createSession, ({ world, params }) => {
    const items = params.line_items.map(({ price, quantity = 1 }, index) => ({
      price: priceFor(world, price, `line_items[${index}][price]`),
      quantity,
    }))
    const session = world.store.checkoutSession.put(
      newCheckoutSession(world, {
        billing_address_collection: params.billing_address_collection ?? null,
        tax_id_collection: {
          enabled: params.tax_id_collection?.enabled ?? false,
          required: 'never',
        },
        cancel_url: params.cancel_url ?? null,
        client_reference_id: params.client_reference_id ?? null,
        customer: params.customer ? customerOf(world, params.customer).id : null,
        success_url: params.success_url,
        total: items.reduce((sum, { price, quantity }) => sum + amountOf(price, quantity), 0),
      }),
    )
    const order: CheckoutOrder = {
      id: session.id,
      items: items.map(({ price, quantity }) => ({ price: price.id, quantity })),
      metadata: params.subscription_data?.metadata ?? {},
    }
    world.store.checkoutOrder.put(order)
    return session
  }),
  route('GET', '/v1/checkout/sessions/:id', group({}), ({ world, ids }) => sessionOf(world, ids.id)),
  route('POST', '/v1/checkout/sessions/:id/expire', group({}), ({ world, ids }) => {
    const session = sessionOf(world, ids.id)
    if (session.status !== 'open')
      throw badRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
      )
    return expireSession(world, session)
  }),
  route(
    'GET',
    '/v1/checkout/sessions',
    group({
      ...listParams,
      customer: optional(text),
      status: optional(oneOf('open', 'complete', 'expired')),
    } satisfies ParamsOf<Stripe.Checkout.SessionListParams>),
    ({ world, params }) =>
      pageOf(
        world.store.checkoutSession
          .newestFirst()
          .filter(
            session => isAsked(params.customer, session.customer) && isAsked(params.status, session.status),
          ),
        params,
        '/v1/checkout/sessions',
      ),
  ),
]
