// Takes an invoice from draft to paid, void or uncollectible: https://docs.stripe.com/invoicing/overview
import type { Invoice, Subscription } from '../kinds.ts'
import { cancelIntent, confirmIntent, createIntent, type PaymentResult } from '../payment/payment-intents.ts'
import { newId } from '../wire/ids.ts'
import { badRequest } from '../wire/refusal.ts'
import { customerOf, held, type World } from '../world.ts'
import { settle } from './balance.ts'
import { changeSubscription, followInvoice } from './subscription-status.ts'

/** Not for a subscription's first invoice. After the last retry the subscription ends. */
const retryDays = [3, 5, 7]
const daySeconds = 86_400

export const subscriptionIdOf = ({ parent }: Invoice): string =>
  parent?.subscription_details?.subscription ?? ''

const subscriptionOf = (world: World, invoice: Invoice): Subscription =>
  held(world.store.subscription.get(subscriptionIdOf(invoice)), subscriptionIdOf(invoice))

const customerIdOf = ({ customer }: Invoice): string => customer ?? ''

export const invoicePaymentsOf = (world: World, invoice: string) =>
  world.store.invoicePayment.newestFirst().filter(payment => payment.invoice === invoice)

/** Undefined if nothing is due. */
const intentOf = (world: World, invoice: Invoice): string | undefined =>
  invoicePaymentsOf(world, invoice.id)[0]?.payment.payment_intent

const put = (world: World, invoice: Invoice, changes: Partial<Invoice>): Invoice =>
  world.store.invoice.put({ ...invoice, ...changes })

const moveBalance = (world: World, customerId: string, balance: number) => {
  const customer = customerOf(world, customerId)
  if (customer.balance === balance) return
  world.emit('customer.updated', world.store.customer.put({ ...customer, balance }))
}

const addPayment = (world: World, invoice: Invoice, intent: string) =>
  world.store.invoicePayment.put({
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: invoice.created,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  })

/** Amounts that the customer's balance covers need no payment. `intent` is an existing payment. */
export const finalizeInvoice = (world: World, draft: Invoice, intent?: string): Invoice => {
  const customer = customerOf(world, customerIdOf(draft))
  const at = world.now(customer.id)
  const sequence = customer.next_invoice_sequence ?? 1
  world.store.customer.put({ ...customer, next_invoice_sequence: sequence + 1 })
  const { amountDue, endingBalance } = settle(draft.total, customer.balance)
  moveBalance(world, customer.id, endingBalance)
  const hosted = `${world.url}/i/${draft.id}`
  const open = put(world, draft, {
    amount_due: amountDue,
    amount_remaining: amountDue,
    automatically_finalizes_at: null,
    effective_at: at,
    ending_balance: endingBalance,
    hosted_invoice_url: hosted,
    invoice_pdf: `${hosted}/pdf`,
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    starting_balance: customer.balance,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: at },
  })
  if (amountDue > 0)
    addPayment(
      world,
      open,
      intent ??
        createIntent(world, {
          customer: customer.id,
          amount: amountDue,
          currency: open.currency,
          description:
            open.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
        }).id,
    )
  world.emit('invoice.finalized', open)
  return amountDue > 0 ? open : markPaid(world, open)
}

const markPaid = (world: World, open: Invoice): Invoice => {
  const at = world.now(open.customer)
  const paid = put(world, open, {
    amount_paid: open.amount_due,
    amount_remaining: 0,
    attempted: true,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...open.status_transitions, paid_at: at },
  })
  const [payment] = invoicePaymentsOf(world, paid.id)
  if (payment) {
    const settled = world.store.invoicePayment.put({
      ...payment,
      amount_paid: paid.amount_due,
      status: 'paid',
      status_transitions: { canceled_at: null, paid_at: at },
    })
    world.emit('invoice_payment.paid', settled)
  }
  world.emit('invoice.paid', paid)
  world.emit('invoice.payment_succeeded', paid)
  followInvoice(world, subscriptionOf(world, paid), paid)
  return paid
}

/** The subscription's, or else the customer's; null without a card. */
export const paymentMethodFor = (world: World, subscription: Subscription): string | null =>
  subscription.default_payment_method ??
  customerOf(world, subscription.customer).invoice_settings.default_payment_method

const nextAttempt = (world: World, invoice: Invoice, attempts: number): number | null => {
  const days = retryDays[attempts - 1]
  const retries = invoice.billing_reason !== 'subscription_create' && days !== undefined
  return retries ? world.now(invoice.customer) + days * daySeconds : null
}

const noteFailure = (world: World, open: Invoice, outcome: 'declined' | 'authenticate'): Invoice => {
  const attempts = open.attempt_count + 1
  const failed = put(world, open, {
    attempt_count: attempts,
    attempted: true,
    next_payment_attempt: nextAttempt(world, open, attempts),
  })
  world.emit('invoice.payment_failed', failed)
  if (outcome === 'authenticate') world.emit('invoice.payment_action_required', failed)
  followInvoice(world, subscriptionOf(world, failed), failed)
  return failed
}

/** Under way for days: the subscription is active until the bank refuses. */
const awaitDebit = (world: World, open: Invoice): Invoice => {
  const waiting = put(world, open, {
    attempt_count: open.attempt_count + 1,
    attempted: true,
    next_payment_attempt: null,
  })
  world.emit('invoice.updated', waiting)
  changeSubscription(world, subscriptionOf(world, waiting), { status: 'active' })
  return waiting
}

export const takeOver = (world: World, open: Invoice, paid: PaymentResult): Invoice => {
  if (paid.outcome === 'processing') return awaitDebit(world, open)
  if (paid.outcome === 'paid') return markPaid(world, { ...open, attempt_count: open.attempt_count + 1 })
  return noteFailure(
    world,
    open,
    paid.error?.code === 'authentication_required' ? 'authenticate' : paid.outcome,
  )
}

/**
 * `isPresent`: the person is there to authenticate. The attempt is undefined if there is no card to charge.
 */
export const collectInvoice = (
  world: World,
  open: Invoice,
  { isPresent, method }: { isPresent: boolean; method?: string | undefined },
): { invoice: Invoice; paid: PaymentResult | undefined } => {
  const card = method ?? paymentMethodFor(world, subscriptionOf(world, open))
  const intent = intentOf(world, open)
  if (!card || !intent) return { invoice: noteFailure(world, open, 'declined'), paid: undefined }
  const paid = confirmIntent(world, intent, card, isPresent)
  return { invoice: takeOver(world, open, paid), paid }
}

export const voidInvoice = (world: World, invoice: Invoice): Invoice => {
  const intent = intentOf(world, invoice)
  if (intent) cancelIntent(world, intent)
  const voided = put(world, invoice, {
    amount_remaining: 0,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: world.now(invoice.customer) },
  })
  const { balance } = customerOf(world, customerIdOf(invoice))
  moveBalance(
    world,
    customerIdOf(invoice),
    balance + invoice.starting_balance - (invoice.ending_balance ?? 0),
  )
  world.emit('invoice.voided', voided)
  return voided
}

export const markUncollectible = (world: World, invoice: Invoice): Invoice => {
  if (invoice.status !== 'open') throw badRequest('You can only mark an open invoice as uncollectible.')
  const marked = put(world, invoice, {
    next_payment_attempt: null,
    status: 'uncollectible',
    status_transitions: {
      ...invoice.status_transitions,
      marked_uncollectible_at: world.now(invoice.customer),
    },
  })
  world.emit('invoice.marked_uncollectible', marked)
  return marked
}
