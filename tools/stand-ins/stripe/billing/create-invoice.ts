import type { Customer, Invoice, InvoiceLine } from '../kinds.ts'
import { newId } from '../wire/ids.ts'
import { listAll } from '../wire/list.ts'
import type { World } from '../world.ts'
import { adjust } from './adjust.ts'
import { settle } from './balance.ts'
import type { Span } from './prorate.ts'

export interface InvoiceDetails {
  customer: Customer
  subscription: string
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming'
  lines: InvoiceLine[]
  period: Span
  /** When the invoice is created, in seconds since 1970. */
  at: number
  prorationDate?: number | undefined
}

/** Unsaved, for an invoice or a preview. */
export const draftInvoice = (world: World, details: InvoiceDetails): Invoice => {
  const id = newId('in')
  const lines = details.lines.map(line => ({ ...line, invoice: id }))
  const { subtotal, discounts, taxes, total } = adjust(world, details.subscription, lines)
  const { amountDue } = settle(total, details.customer.balance)
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Rental Portal',
    account_tax_ids: null,
    amount_due: amountDue,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amountDue,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: details.reason,
    collection_method: 'charge_automatically',
    created: details.at,
    currency: lines[0]?.currency ?? 'usd',
    custom_fields: null,
    customer: details.customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: details.customer.email,
    customer_name: details.customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: discounts.map(({ discount }) => discount),
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listAll(lines, `/v1/invoices/${id}/lines`),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: {
        metadata: world.store.subscription.get(details.subscription)?.metadata ?? {},
        subscription: details.subscription,
        ...(details.prorationDate && { subscription_proration_date: details.prorationDate }),
      },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: details.period.end,
    period_start: details.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: details.customer.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: details.customer.test_clock ?? null,
    total,
    total_discount_amounts: discounts,
    total_excluding_tax: total - taxes.reduce((sum, { amount }) => sum + amount, 0),
    total_pretax_credit_amounts: [],
    total_taxes: taxes,
    webhooks_delivered_at: null,
  } satisfies Invoice
}

export const createInvoice = (world: World, details: InvoiceDetails): Invoice => {
  const invoice = world.store.invoice.put(draftInvoice(world, details))
  for (const line of invoice.lines.data) {
    const item = line.parent?.subscription_item_details?.subscription_item
    const debit = item && world.store.debit.get(item)
    if (debit && debit.line === line.id) world.store.debit.put({ ...debit, invoice: invoice.id })
  }
  world.emit('invoice.created', invoice)
  return invoice
}
