// What a price change costs if Stripe billed it now.
import type Stripe from 'stripe'
import { type ChangeCost, samePlan, UnknownCustomer, unpaidPlan } from '../../platform/ports/payments.ts'
import { amountOf } from './amount-of.ts'
import { reach, together } from './reach.ts'
import { Preview } from './read-objects.ts'
import { findRunning, itemOf, momentOf } from './subscriptions.ts'

/**
 * The end of the period that this invoice pays for at the new price; credits for the old price can reach further, as
 * with a year.
 */
const paidUntil = ({ lines }: Preview, price: string): number => {
  const own = lines.data.filter(({ pricing }) => pricing?.price_details?.price === price)
  return Math.max(...(own.length > 0 ? own : lines.data).map(({ period }) => period.end))
}

const costOf = (now: Preview, later: Preview, price: string): ChangeCost => {
  const { currency } = now
  return {
    dueToday: amountOf(now.amount_due, currency),
    credit: amountOf(Math.max(0, -(now.starting_balance + now.total)), currency),
    amount: amountOf(later.total, currency),
    currency,
    nextBillingDate: momentOf(paidUntil(now, price)),
  }
}

const previewed = async (stripe: Stripe, customer: string, price: string): Promise<ChangeCost> => {
  const options = together()
  const preview = async (params: Stripe.InvoiceCreatePreviewParams) =>
    Preview.parse(await stripe.invoices.createPreview({ customer, ...params }, options()))
  const running = await findRunning(stripe, customer, options())
  if (!running) {
    const first = await preview({ subscription_details: { items: [{ price }] } })
    return costOf(first, first, price)
  }
  const { subscription, isPastDue } = running
  if (isPastDue) throw unpaidPlan()
  const item = itemOf(subscription)
  const isEnding = subscription.cancel_at_period_end || Boolean(subscription.cancel_at)
  if (item.price.id === price) throw samePlan()
  const after = (proration_behavior: 'always_invoice' | 'none') =>
    preview({
      subscription: subscription.id,
      subscription_details: {
        items: [{ id: item.id, price }],
        proration_behavior,
        ...(isEnding && { cancel_at: '' }),
      },
    })
  const [now, later] = await Promise.all([after('always_invoice'), after('none')])
  return costOf(now, later, price)
}

/** Null if Stripe does not know the customer. */
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
