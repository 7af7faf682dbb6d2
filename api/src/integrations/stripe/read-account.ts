import type Stripe from 'stripe'
import { type ProviderAccount, UnknownCustomer } from '../../platform/ports/payments.ts'
import { readInvoices, reportedInvoice } from './invoices.ts'
import { unless } from './reach.ts'
import { CheckoutSession, readEach, Subscription } from './read-objects.ts'
import { hasNewStatus, type PlansByProduct, reportedSubscription } from './subscriptions.ts'

/**
 * By subscription id, from the sessions of our checkout. Payment links are excluded, because anyone can edit the person
 * in their address.
 */
const readBuyers = async (stripe: Stripe, customer: string): Promise<Map<string, string>> => {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'complete', limit: 100 })
  return new Map(
    readEach(CheckoutSession, data, 'a checkout').known.flatMap(
      ({ subscription, client_reference_id: person, payment_link: link }) =>
        subscription && person && !link ? [[subscription, person]] : [],
    ),
  )
}

/** All at once, because a transaction waits. */
const readAll = async (
  stripe: Stripe,
  customer: string,
  plansByProduct: PlansByProduct,
): Promise<ProviderAccount> => {
  const [{ data }, billed, buyers] = await Promise.all([
    stripe.subscriptions.list({ customer, status: 'all', limit: 100 }),
    readInvoices(stripe, customer),
    readBuyers(stripe, customer),
  ])
  const subscriptions = readEach(Subscription, data, 'a subscription')
  const invoices = billed.known.map(({ invoice }) => invoice)
  const newWords = subscriptions.known.filter(hasNewStatus)
  return {
    subscriptions: subscriptions.known.map(each =>
      reportedSubscription(each, { invoices, soldTo: buyers.get(each.id) ?? null, plansByProduct }),
    ),
    invoices: billed.known.filter(({ invoice }) => invoice.status !== 'draft').map(reportedInvoice),
    unreadable: [
      ...subscriptions.unreadable,
      ...billed.unreadable,
      ...newWords.map(({ id }) => ({ id, about: 'a subscription with an unknown status' })),
    ],
  }
}

/**
 * Asks for the customer as well, because a list of an unknown customer is just empty. A deleted customer has nothing;
 * throws an UnknownCustomer if Stripe never had it, as with another account's keys.
 */
export const readAccount = async (
  stripe: Stripe,
  customer: string,
  plansByProduct: PlansByProduct,
): Promise<ProviderAccount> => {
  const [found, account] = await Promise.all([
    unless(['resource_missing'], stripe.customers.retrieve(customer)),
    unless(['resource_missing'], readAll(stripe, customer, plansByProduct)),
  ])
  if (!found) throw new UnknownCustomer(`Stripe has no customer ${customer}.`)
  return account && !found.deleted ? account : { subscriptions: [], invoices: [], unreadable: [] }
}
