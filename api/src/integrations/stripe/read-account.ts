import type Stripe from 'stripe'
import type { ProviderAccount } from '../../platform/payments.ts'
import { readBilled, reportedInvoice } from './invoices.ts'
import { isRunning, reportedSubscription, theOneThatCounts } from './subscriptions.ts'

/** Asks for everything at once: a transaction waits. */
export const readAccount = async (stripe: Stripe, customer: string): Promise<ProviderAccount> => {
  const [{ data: newestFirst }, billed] = await Promise.all([
    stripe.subscriptions.list({ customer, status: 'all', limit: 100 }),
    readBilled(stripe, customer),
  ])
  const counts = theOneThatCounts(newestFirst)
  const invoices = billed.map(({ invoice }) => invoice)
  return {
    subscription: counts ? reportedSubscription(counts, invoices) : null,
    duplicateIds: newestFirst.filter(each => isRunning(each) && each !== counts).map(({ id }) => id),
    invoices: billed.filter(({ invoice }) => invoice.status !== 'draft').map(reportedInvoice),
  }
}
