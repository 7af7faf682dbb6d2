// A customer's invoices at Stripe and their payments, in the portal's words.
import type { PaymentStatus } from '@portal/contract/subscriptions/subscription'
import type Stripe from 'stripe'
import type { ProviderInvoice } from '../../platform/payments.ts'
import { momentOf } from './subscriptions.ts'

/** The most that one list holds. */
const limit = 100

/** An invoice with its payment, if it has one. */
interface Billed {
  invoice: Stripe.Invoice
  intent: Stripe.PaymentIntent | undefined
  charge: Stripe.Charge | undefined
  /** Whether a bank has taken the payment back. */
  isDisputed: boolean
}

/** Of the invoice's payment: the one that succeeded, or else the last try. */
export const intentIdOf = ({ payments }: Stripe.Invoice): string | undefined => {
  const payment = payments?.data.find(({ status }) => status === 'paid') ?? payments?.data[0]
  const intent = payment?.payment.payment_intent
  return typeof intent === 'object' ? intent.id : intent
}

const chargeOf = (intent: Stripe.PaymentIntent | undefined): Stripe.Charge | undefined =>
  typeof intent?.latest_charge === 'object' ? (intent.latest_charge ?? undefined) : undefined

/** Disputes that took nothing, or gave it back. */
const harmless = new Set<string>(['won', 'prevented', 'warning_closed'])

const isTakenBack = async (stripe: Stripe, charge: Stripe.Charge | undefined): Promise<boolean> => {
  if (!charge?.disputed) return false
  const { data } = await stripe.disputes.list({ charge: charge.id, limit })
  return data.some(({ status }) => !harmless.has(status))
}

/** The newest hundred; of those whose payment is not among the newest, less would be known than is stored. */
export const readBilled = async (stripe: Stripe, customer: string): Promise<Billed[]> => {
  const [invoices, intents] = await Promise.all([
    stripe.invoices.list({ customer, limit, expand: ['data.payments'] }),
    stripe.paymentIntents.list({ customer, limit, expand: ['data.latest_charge'] }),
  ])
  const known = invoices.data.flatMap(invoice => {
    const intentId = intentIdOf(invoice)
    const intent = intents.data.find(({ id }) => id === intentId)
    return intentId && !intent ? [] : [{ invoice, intent, charge: chargeOf(intent) }]
  })
  return Promise.all(
    known.map(async each => ({ ...each, isDisputed: await isTakenBack(stripe, each.charge) })),
  )
}

const paymentStatusOf = ({ invoice, charge, isDisputed }: Billed): PaymentStatus => {
  if (invoice.status === 'void') return 'void'
  if (invoice.status === 'uncollectible') return 'uncollectible'
  if (invoice.status !== 'paid') return invoice.attempt_count > 0 ? 'failed' : 'open'
  if (isDisputed) return 'disputed'
  if (charge?.refunded) return 'refunded'
  return charge && charge.amount_refunded > 0 ? 'partially_refunded' : 'paid'
}

export const reportedInvoice = (billed: Billed): ProviderInvoice => {
  const { invoice, intent, charge } = billed
  return {
    id: invoice.id,
    paymentIntentId: intent?.id ?? null,
    status: paymentStatusOf(billed),
    amount: invoice.amount_due / 100,
    refundedAmount: (charge?.amount_refunded ?? 0) / 100,
    currency: invoice.currency,
    description: invoice.lines.data.map(({ description }) => description ?? '').join('; '),
    pdf: invoice.invoice_pdf ?? null,
    createdAt: momentOf(invoice.created),
  }
}
