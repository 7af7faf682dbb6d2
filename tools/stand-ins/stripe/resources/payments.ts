// Payment intents and charges, as invoices make them: https://docs.stripe.com/api/payment_intents and https://docs.stripe.com/api/charges
import type Stripe from 'stripe'
import type { Charge, PaymentIntent } from '../kinds.ts'
import { isAsked, pageOf } from '../wire/list.ts'
import { group, listParams, optional, type ParamsOf, text } from '../wire/params.ts'
import { missingResource } from '../wire/refusal.ts'
import { type Route, route } from '../wire/route.ts'
import type { World } from '../world.ts'

export const intentOf = (world: World, id: string): PaymentIntent => {
  const intent = world.store.paymentIntent.get(id)
  if (!intent) throw missingResource('payment_intent', id, 'payment_intent')
  return intent
}

export const chargeOf = (world: World, id = '', param = 'id'): Charge => {
  const charge = world.store.charge.get(id)
  if (!charge) throw missingResource('charge', id, param)
  return charge
}

export const paymentRoutes: Route[] = [
  route(
    'GET',
    '/v1/payment_intents',
    group({ ...listParams, customer: optional(text) } satisfies ParamsOf<Stripe.PaymentIntentListParams>),
    ({ world, params }) =>
      pageOf(
        world.store.paymentIntent.newestFirst().filter(({ customer }) => isAsked(params.customer, customer)),
        params,
        '/v1/payment_intents',
      ),
  ),
  route('GET', '/v1/charges/:id', group({}), ({ world, ids }) => chargeOf(world, ids.id)),
  route(
    'GET',
    '/v1/charges',
    group({ ...listParams, customer: optional(text) } satisfies ParamsOf<Stripe.ChargeListParams>),
    ({ world, params }) =>
      pageOf(
        world.store.charge.newestFirst().filter(({ customer }) => isAsked(params.customer, customer)),
        params,
        '/v1/charges',
      ),
  ),
]
