import type Stripe from 'stripe'
import { intentIdOf } from './invoices.ts'
import { unless } from './reach.ts'

/** Refunds first: once it has ended it is no duplicate, and nobody would look for its payments again. */
export const endDuplicate = async (stripe: Stripe, subscription: string): Promise<void> => {
  const { data: paid } = await stripe.invoices.list({
    subscription,
    status: 'paid',
    limit: 100,
    expand: ['data.payments'],
  })
  for (const invoice of paid) {
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
