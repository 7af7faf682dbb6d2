// As the provider previews it: no sum is ours.
import type { NextInvoice } from '@portal/contract/subscriptions/payment-endpoints'
import type Stripe from 'stripe'
import { amountOf } from './amount-of.ts'
import { reach, unless } from './reach.ts'
import { Preview } from './read-objects.ts'

const sumOf = (parts: readonly { amount: number }[] | null | undefined): number =>
  (parts ?? []).reduce((sum, { amount }) => sum + amount, 0)

/** Null if nothing more is billed, as for a subscription that ends. */
export const nextInvoice = async (
  stripe: Stripe,
  customer: string,
  subscription: string,
): Promise<NextInvoice | null> => {
  const found = await reach(
    unless(
      ['invoice_upcoming_none', 'resource_missing'],
      stripe.invoices.createPreview({ customer, subscription }),
    ),
  )
  if (!found) return null
  const invoice = Preview.parse(found)
  const { currency, total } = invoice
  return {
    amount: amountOf(invoice.amount_due, currency),
    currency,
    discount: amountOf(sumOf(invoice.total_discount_amounts), currency),
    tax: amountOf(sumOf(invoice.total_taxes), currency),
    credit: amountOf(Math.max(0, Math.min(-invoice.starting_balance, total)), currency),
  }
}
