// What a price change costs if Stripe billed it now.
import type Stripe from 'stripe'
import { type ChangeCost, samePlan, UnknownCustomer, unpaidPlan } from '../../platform/ports/payments.ts'
import { reach, together } from './reach.ts'
import { findRunning, itemOf, momentOf } from './subscriptions.ts'

/**
 * The end of the period that this invoice pays for at the new price; credits for the old price can reach further, as
 * with a year.
 */
const paidUntil = ({ lines }: Stripe.Invoice, price: string): number => {
  const own = lines.data.filter(({ pricing }) => idOf(pricing?.price_details?.price) === price)
  return Math.max(...(own.length > 0 ? own : lines.data).map(({ period }) => period.end))
}

const idOf = (price: string | Stripe.Price | undefined) => (typeof price === 'object' ? price.id : price)

const costOf = (invoice: Stripe.Invoice, price: string): ChangeCost => ({
  dueToday: invoice.amount_due / 100,
  credit: Math.max(0, -(invoice.starting_balance + invoice.total)) / 100,
  nextBillingDate: momentOf(paidUntil(invoice, price)),
})

const previewed = async (stripe: Stripe, customer: string, price: string): Promise<ChangeCost | null> => {
  const options = together()
  const running = await findRunning(stripe, customer, options())
  if (!running) return null
  const { subscription, isPastDue } = running
  if (isPastDue) throw unpaidPlan()
  const item = itemOf(subscription)
  if (item.price.id === price) throw samePlan()
  const invoice = await stripe.invoices.createPreview(
    {
      customer,
      subscription: subscription.id,
      subscription_details: { items: [{ id: item.id, price }], proration_behavior: 'always_invoice' },
    },
    options(),
  )
  return costOf(invoice, price)
}

/** Null without a running subscription. */
export const previewChange = async (
  stripe: Stripe,
  customer: string,
  price: string,
): Promise<ChangeCost | null> => {
  try {
    return await reach(previewed(stripe, customer, price))
  } catch (thrown) {
    if (thrown instanceof UnknownCustomer) return null
    throw thrown
  }
}
