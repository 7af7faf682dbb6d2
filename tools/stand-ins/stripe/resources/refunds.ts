// Refunds: https://docs.stripe.com/api/refunds
import type Stripe from 'stripe'
import type { Refund } from '../kinds.ts'
import { newId } from '../wire/ids.ts'
import { pageOf } from '../wire/list.ts'
import { group, integer, listParams, oneOf, optional, type ParamsOf, text } from '../wire/params.ts'
import { badRequest } from '../wire/refusal.ts'
import { type Route, route } from '../wire/route.ts'
import type { World } from '../world.ts'
import { chargeOf, intentOf } from './payments.ts'

const createRefund = group({
  payment_intent: optional(text),
  charge: optional(text),
  amount: optional(integer),
  reason: optional(oneOf('duplicate', 'fraudulent', 'requested_by_customer')),
} satisfies ParamsOf<Stripe.RefundCreateParams>)

const paidCharge = (
  world: World,
  fields: { payment_intent?: string | undefined; charge?: string | undefined },
) => {
  if (fields.charge) return chargeOf(world, fields.charge, 'charge')
  if (!fields.payment_intent)
    throw badRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    )
  const { latest_charge: id, status } = intentOf(world, fields.payment_intent)
  if (!id || status !== 'succeeded')
    throw badRequest(
      'This PaymentIntent does not have a successful charge to refund.',
      'charge_not_refundable',
    )
  return chargeOf(world, id)
}

const refund = (
  world: World,
  fields: {
    payment_intent?: string | undefined
    charge?: string | undefined
    amount?: number | undefined
    reason?: Refund['reason'] | undefined
  },
): Refund => {
  const charge = paidCharge(world, fields)
  const left = charge.amount - charge.amount_refunded
  if (charge.disputed)
    throw badRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, 'charge_disputed')
  if (left === 0)
    throw badRequest(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded')
  const amount = fields.amount ?? left
  if (amount < 1 || amount > left)
    throw badRequest(
      `Refund amount ($${(amount / 100).toFixed(2)}) is greater than unrefunded amount on charge ($${(left / 100).toFixed(2)})`,
      undefined,
      'amount',
    )
  const made = world.store.refund.put({
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: world.now(charge.customer),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: fields.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  })
  const changed = world.store.charge.put({
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  })
  world.emit('refund.created', made)
  world.emit('charge.refunded', changed)
  return made
}

export const refundRoutes: Route[] = [
  route('POST', '/v1/refunds', createRefund, ({ world, params }) => refund(world, params)),
  route('GET', '/v1/refunds', group(listParams), ({ world, params }) =>
    pageOf(world.store.refund.newestFirst(), params, '/v1/refunds'),
  ),
]
