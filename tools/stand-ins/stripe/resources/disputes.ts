// Disputes, which banks open and close: https://docs.stripe.com/api/disputes
import type Stripe from 'stripe'
import { subscriptionIdOf } from '../billing/settle-invoice.ts'
import { endSubscription } from '../billing/subscription-status.ts'
import type { Dispute } from '../kinds.ts'
import { newId } from '../wire/ids.ts'
import { isAsked, pageOf } from '../wire/list.ts'
import { group, listParams, optional, type ParamsOf, text } from '../wire/params.ts'
import { badRequest, missingResource } from '../wire/refusal.ts'
import { type Route, route } from '../wire/route.ts'
import { held, type World } from '../world.ts'
import { chargeOf } from './payments.ts'

/** Like a bank: Stripe has a test card for this. */
export const openDispute = (world: World, chargeId: string): Dispute => {
  const charge = chargeOf(world, chargeId, 'charge')
  if (!charge.paid || charge.disputed) throw badRequest('Only a paid charge can be disputed, and once.')
  const dispute = world.store.dispute.put({
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: world.now(charge.customer),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    network_reason_code: '10.4',
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  })
  world.store.charge.put({ ...charge, disputed: true })
  world.emit('charge.dispute.created', dispute)
  return dispute
}

/** A lost dispute ends the subscription that was paid, which is the Stripe setting that we use. */
export const closeDispute = (world: World, id: string, status: 'won' | 'lost'): Dispute => {
  const dispute = world.store.dispute.get(id)
  if (!dispute) throw missingResource('dispute', id)
  const closed = world.store.dispute.put({ ...dispute, status })
  world.emit('charge.dispute.closed', closed)
  const payment = world.store.invoicePayment
    .newestFirst()
    .find(({ payment: { payment_intent: intent } }) => intent === dispute.payment_intent)
  const invoice = payment && held(world.store.invoice.get(payment.invoice), payment.invoice)
  const subscription = invoice && world.store.subscription.get(subscriptionIdOf(invoice))
  if (status === 'lost' && subscription && subscription.status !== 'canceled')
    endSubscription(world, subscription, 'payment_disputed')
  return closed
}

export const disputeRoutes: Route[] = [
  route(
    'GET',
    '/v1/disputes',
    group({ ...listParams, charge: optional(text) } satisfies ParamsOf<Stripe.DisputeListParams>),
    ({ world, params }) =>
      pageOf(
        world.store.dispute.newestFirst().filter(({ charge }) => isAsked(params.charge, charge)),
        params,
        '/v1/disputes',
      ),
  ),
]
