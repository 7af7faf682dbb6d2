// For a subscription that another one of the same customer replaces or duplicates.
import type Stripe from 'stripe'
import { intentIdOf } from './invoices.ts'
import { unless } from './reach.ts'
import { Invoice, readEach } from './read-objects.ts'

/** Payments from the customer's credit are returned to it. */
const returnCredit = async (stripe: Stripe, invoice: Invoice): Promise<void> => {
  const { id, customer, currency, total, starting_balance: before, ending_balance: after } = invoice
  if (!customer || total <= 0 || after === null || after === undefined || after <= before) return
  await stripe.customers.createBalanceTransaction(
    customer,
    { amount: before - after, currency, description: `Bought twice: ${id}` },
    { idempotencyKey: `return-credit-${id}` },
  )
}

/** Refunds first: once the subscription has ended, nothing would look for its payments again. */
export const endDuplicate = async (stripe: Stripe, subscription: string): Promise<void> => {
  const { data: paid } = await stripe.invoices.list({
    subscription,
    status: 'paid',
    limit: 100,
    expand: ['data.payments'],
  })
  for (const invoice of readEach(Invoice, paid, 'an invoice').known) {
    await returnCredit(stripe, invoice)
    const intent = intentIdOf(invoice)
    if (intent)
      await unless(
        ['charge_already_refunded', 'charge_disputed'],
        stripe.refunds.create(
          { payment_intent: intent, reason: 'duplicate' },
          { idempotencyKey: `refund-duplicate-${intent}` },
        ),
      )
  }
  await unless(['resource_missing'], stripe.subscriptions.cancel(subscription))
}

/** Unpaid time is not credited. */
export const endReplaced = async (
  stripe: Stripe,
  subscription: string,
  { isPaid }: { isPaid: boolean },
): Promise<void> => {
  const credit = isPaid ? { prorate: true, invoice_now: true } : {}
  await unless(['resource_missing'], stripe.subscriptions.cancel(subscription, credit))
}
