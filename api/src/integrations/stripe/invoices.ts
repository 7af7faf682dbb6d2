import type { PaymentStatus } from '@portal/contract/subscriptions/subscription'
import type Stripe from 'stripe'
import type { ProviderInvoice, Unreadable } from '../../platform/ports/payments.ts'
import { amountOf } from './amount-of.ts'
import { type Charge, Invoice, PaymentIntent, readEach } from './read-objects.ts'
import { momentOf } from './subscriptions.ts'

/** Stripe's maximum per list. */
const limit = 100

interface InvoiceDetails {
  invoice: Invoice
  intent: PaymentIntent | undefined
  charge: Charge | undefined
  /** A bank took the payment back. */
  isDisputed: boolean
}

/** The successful payment, or else the last attempt. */
export const intentIdOf = ({ payments }: Invoice): string | undefined => {
  const payment = payments?.data.find(({ status }) => status === 'paid') ?? payments?.data[0]
  return payment?.payment.payment_intent ?? undefined
}

/** Took no money, or returned it. */
const harmless = new Set<string>(['won', 'prevented', 'warning_closed'])

const isTakenBack = async (stripe: Stripe, charge: Charge | undefined): Promise<boolean> => {
  if (!charge?.disputed) return false
  const { data } = await stripe.disputes.list({ charge: charge.id, limit })
  return data.some(({ status }) => !harmless.has(status))
}

/**
 * The newest hundred. One whose payment is not among the newest is left out, because less would be known than is
 * stored.
 */
export const readInvoices = async (
  stripe: Stripe,
  customer: string,
): Promise<{ known: InvoiceDetails[]; unreadable: Unreadable[] }> => {
  const [invoiceList, intentList] = await Promise.all([
    stripe.invoices.list({ customer, limit, expand: ['data.payments'] }),
    stripe.paymentIntents.list({ customer, limit, expand: ['data.latest_charge'] }),
  ])
  const invoices = readEach(Invoice, invoiceList.data, 'an invoice')
  const intents = readEach(PaymentIntent, intentList.data, 'a payment')
  const known = invoices.known.flatMap(invoice => {
    const intentId = intentIdOf(invoice)
    const intent = intents.known.find(({ id }) => id === intentId)
    return intentId && !intent ? [] : [{ invoice, intent, charge: intent?.latest_charge ?? undefined }]
  })
  return {
    known: await Promise.all(
      known.map(async each => ({ ...each, isDisputed: await isTakenBack(stripe, each.charge) })),
    ),
    unreadable: [...invoices.unreadable, ...intents.unreadable],
  }
}

/** A bank debit takes days, in which it is neither paid nor failed. */
const isUnderWay = ({ invoice, intent }: InvoiceDetails): boolean =>
  invoice.status === 'open' && intent?.status === 'processing'

const paymentStatusOf = (details: InvoiceDetails): PaymentStatus => {
  const { invoice, charge, isDisputed } = details
  if (isUnderWay(details)) return 'processing'
  if (invoice.status === 'void') return 'void'
  if (invoice.status === 'uncollectible') return 'uncollectible'
  if (invoice.status !== 'paid') return invoice.attempt_count > 0 ? 'failed' : 'open'
  if (isDisputed) return 'disputed'
  if (charge?.refunded) return 'refunded'
  return charge && charge.amount_refunded > 0 ? 'partially_refunded' : 'paid'
}

export const reportedInvoice = (details: InvoiceDetails): ProviderInvoice => {
  const { invoice, intent, charge } = details
  const inMoney = (units: number) => amountOf(units, invoice.currency)
  return {
    id: invoice.id,
    subscriptionId: invoice.parent?.subscription_details?.subscription ?? null,
    paymentIntentId: intent?.id ?? null,
    status: paymentStatusOf(details),
    amount: inMoney(invoice.amount_due),
    amountRemaining:
      invoice.status === 'open' && !isUnderWay(details) ? inMoney(invoice.amount_remaining) : 0,
    hostedUrl: invoice.hosted_invoice_url ?? null,
    refundedAmount: inMoney(charge?.amount_refunded ?? 0),
    currency: invoice.currency,
    description: invoice.lines.data.map(({ description }) => description ?? '').join('; '),
    pdf: invoice.invoice_pdf ?? null,
    createdAt: momentOf(invoice.created),
  }
}
