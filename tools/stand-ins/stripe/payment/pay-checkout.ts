import { settle } from '../billing/balance.ts'
import { takeOver } from '../billing/settle-invoice.ts'
import { beginSubscription } from '../billing/subscribe.ts'
import type { CheckoutOrder, CheckoutSession, Customer, Price } from '../kinds.ts'
import { addCustomer } from '../resources/customers.ts'
import { customerOf, held, type World } from '../world.ts'
import { cancelIntent, confirmIntent, createIntent, type PaymentResult } from './payment-intents.ts'
import { attachPaymentMethod, keepCard } from './payment-methods.ts'
import type { TestCard } from './test-cards.ts'

export const orderOf = (
  world: World,
  session: CheckoutSession,
): Omit<CheckoutOrder, 'items'> & { items: { price: Price; quantity: number }[] } => {
  const order = held(world.store.checkoutOrder.get(session.id), session.id)
  const items = order.items.map(({ price, quantity }) => ({
    price: held(world.store.price.get(price), price),
    quantity,
  }))
  return { ...order, items }
}

const complete = (
  world: World,
  session: CheckoutSession,
  payment: { customer: Customer; method: string; paid?: PaymentResult },
) => {
  const order = orderOf(world, session)
  const method = held(world.store.paymentMethod.get(payment.method), payment.method)
  attachPaymentMethod(world, method, payment.customer.id)
  const { subscription, invoice } = beginSubscription(
    world,
    {
      customer: customerOf(world, payment.customer.id),
      items: order.items,
      metadata: order.metadata,
      defaultPaymentMethod: method.id,
    },
    payment.paid?.intent.id,
  )
  if (payment.paid) takeOver(world, invoice, payment.paid)
  const completed = world.store.checkoutSession.put({
    ...session,
    customer: payment.customer.id,
    invoice: invoice.id,
    payment_status: payment.paid?.outcome === 'processing' ? 'unpaid' : 'paid',
    status: 'complete',
    subscription,
    url: null,
  })
  world.emit('checkout.session.completed', completed)
}

interface Contact {
  email: string | null
  name: string | null
}

/** Null means that the session is complete. */
export type CheckoutTrouble =
  | { outcome: 'declined'; message: string }
  | { outcome: 'authenticate'; intent: string }

export const payCheckout = (
  world: World,
  session: CheckoutSession,
  card: TestCard,
  contact: Contact,
): CheckoutTrouble | null => {
  const known = session.customer ?? world.store.checkoutAttempt.get(session.id)?.customer
  const customer = known ? customerOf(world, known) : addCustomer(world, contact)
  const method = keepCard(world, card, contact.name).id
  const { amountDue } = settle(session.amount_total ?? 0, customer.balance)
  if (amountDue === 0) {
    complete(world, session, { customer, method })
    return null
  }
  const before = world.store.checkoutAttempt.get(session.id)
  if (before) cancelIntent(world, before.intent)
  const intent = createIntent(world, {
    customer: customer.id,
    amount: amountDue,
    currency: session.currency ?? 'usd',
    description: 'Subscription creation',
  })
  world.store.checkoutAttempt.put({
    id: session.id,
    customer: customer.id,
    paymentMethod: method,
    intent: intent.id,
  })
  const paid = confirmIntent(world, intent.id, method, true)
  if (paid.outcome === 'authenticate') return { outcome: 'authenticate', intent: intent.id }
  return followPayment(world, session, paid)
}

/** Or returns why the payment was declined. */
export const followPayment = (
  world: World,
  session: CheckoutSession,
  paid: PaymentResult,
): CheckoutTrouble | null => {
  if (paid.outcome !== 'paid' && paid.outcome !== 'processing')
    return { outcome: 'declined', message: paid.error?.message ?? 'Your card was declined.' }
  const { customer, paymentMethod } = held(world.store.checkoutAttempt.get(session.id), session.id)
  complete(world, session, { customer: customerOf(world, customer), method: paymentMethod, paid })
  return null
}
