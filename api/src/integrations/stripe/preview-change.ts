// What a change of price costs, as Stripe would bill it now.
import type Stripe from 'stripe'
import { type ChangeCost, samePlan, UnknownCustomer } from '../../platform/payments.ts'
import { reach, together } from './reach.ts'
import { findRunning, itemOf, momentOf } from './subscriptions.ts'

const costOf = ({ amount_due, starting_balance, total, lines }: Stripe.Invoice): ChangeCost => ({
  dueToday: amount_due / 100,
  credit: Math.max(0, -(starting_balance + total)) / 100,
  nextBillingDate: momentOf(Math.max(...lines.data.map(({ period }) => period.end))),
})

const previewed = async (stripe: Stripe, customer: string, price: string): Promise<ChangeCost | null> => {
  const options = together()
  const running = await findRunning(stripe, customer, options())
  if (!running) return null
  const item = itemOf(running)
  if (item.price.id === price) throw samePlan()
  const invoice = await stripe.invoices.createPreview(
    {
      customer,
      subscription: running.id,
      subscription_details: { items: [{ id: item.id, price }], proration_behavior: 'always_invoice' },
    },
    options(),
  )
  return costOf(invoice)
}

/** Null without a subscription that runs. */
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
