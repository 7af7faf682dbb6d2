// An intent for each invoice, and a charge for each attempt.
import type { Charge, PaymentIntent } from '../kinds.ts'
import { newId } from '../wire/ids.ts'
import { held, type World } from '../world.ts'
import { authenticationFailed, type CardError, chargeCard } from './charge-card.ts'

type PaymentError = CardError | typeof authenticationFailed

export interface PaymentResult {
  outcome: 'paid' | 'declined' | 'authenticate' | 'processing'
  intent: PaymentIntent
  error?: PaymentError
}

export const createIntent = (
  world: World,
  details: { customer: string; amount: number; currency: string; description: string },
): PaymentIntent => {
  const id = newId('pi')
  const intent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: details.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${newId('s').slice(2)}`,
    confirmation_method: 'automatic',
    created: world.now(details.customer),
    currency: details.currency,
    customer: details.customer,
    customer_account: null,
    description: details.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  } satisfies PaymentIntent
  world.store.paymentIntent.put(intent)
  world.emit('payment_intent.created', intent)
  return intent
}

const createCharge = (world: World, intent: PaymentIntent, error?: CardError): Charge => {
  const method = held(world.store.paymentMethod.get(intent.payment_method ?? ''), intent.payment_method ?? '')
  const charge = {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: error ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'RENTAL PORTAL',
    captured: !error,
    created: world.now(intent.customer),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: error?.code ?? null,
    failure_message: error?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid: !error,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: error ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  } satisfies Charge
  world.store.charge.put(charge)
  world.emit(error ? 'charge.failed' : 'charge.succeeded', charge)
  return charge
}

const succeed = (world: World, intent: PaymentIntent): PaymentResult => {
  const charge = createCharge(world, intent)
  const paid = world.store.paymentIntent.put({
    ...intent,
    amount_received: intent.amount,
    latest_charge: charge.id,
    status: 'succeeded',
  })
  world.emit('payment_intent.succeeded', paid)
  return { outcome: 'paid', intent: paid }
}

const fail = (world: World, intent: PaymentIntent, error: PaymentError, charge?: Charge): PaymentResult => {
  const failed = world.store.paymentIntent.put({
    ...intent,
    latest_charge: charge?.id ?? intent.latest_charge,
    payment_method: null,
    status: 'requires_payment_method',
  })
  world.emit('payment_intent.payment_failed', failed)
  return { outcome: 'declined', intent: failed, error }
}

export const confirmIntent = (
  world: World,
  id: string,
  method: string,
  isPresent: boolean,
): PaymentResult => {
  const found = held(world.store.paymentIntent.get(id), id)
  const intent = world.store.paymentIntent.put({ ...found, payment_method: method })
  const card = held(world.store.card.get(method), method)
  const answer = chargeCard(card.behavior, isPresent)
  if (answer.outcome === 'paid') return succeed(world, intent)
  if (answer.outcome === 'declined')
    return fail(world, intent, answer.error, createCharge(world, intent, answer.error))
  if (answer.outcome === 'processing') {
    const underWay = world.store.paymentIntent.put({ ...intent, status: 'processing' })
    world.emit('payment_intent.processing', underWay)
    return { outcome: 'processing', intent: underWay }
  }
  const waiting = world.store.paymentIntent.put({ ...intent, status: 'requires_action' })
  world.emit('payment_intent.requires_action', waiting)
  return { outcome: 'authenticate', intent: waiting }
}

export const authenticateIntent = (world: World, id: string, succeeded: boolean): PaymentResult => {
  const intent = held(world.store.paymentIntent.get(id), id)
  if (!succeeded) return fail(world, intent, authenticationFailed)
  const card = world.store.card.get(intent.payment_method ?? '')
  // Once authenticated, such a card pays without the person.
  if (card?.behavior === 'authenticates_once') world.store.card.put({ ...card, behavior: 'pays' })
  return succeed(world, intent)
}

export const cancelIntent = (world: World, id: string): void => {
  const intent = held(world.store.paymentIntent.get(id), id)
  if (intent.status === 'succeeded' || intent.status === 'canceled') return
  const canceled = world.store.paymentIntent.put({
    ...intent,
    canceled_at: world.now(intent.customer),
    cancellation_reason: 'abandoned',
    status: 'canceled',
  })
  world.emit('payment_intent.canceled', canceled)
}
