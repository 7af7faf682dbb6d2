// Subscriptions at Stripe, in the portal's words.
import type { subscriptionLifecycle } from '@portal/contract/subscriptions/lifecycle'
import type Stripe from 'stripe'
import type { ProviderSubscription } from '../../platform/payments.ts'

type Status = keyof typeof subscriptionLifecycle

/** Stripe has more words than the portal shows (spec §4). */
const statuses: Record<string, Status> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  canceled: 'canceled',
  incomplete_expired: 'canceled',
}
const statusOf = ({ status }: Stripe.Subscription): Status => statuses[status] ?? 'incomplete'

/** Whether it is paid for, or ought to be. */
export const isRunning = (subscription: Stripe.Subscription): boolean =>
  ['active', 'past_due'].includes(statusOf(subscription))

/** Which of a customer's subscriptions counts: the first of these. */
const byWeight: readonly Status[] = ['active', 'past_due', 'incomplete', 'canceled']
const weightOf = (subscription: Stripe.Subscription) => byWeight.indexOf(statusOf(subscription))

/** Of two that run, the older; of those that are over, the last. */
export const theOneThatCounts = (
  newestFirst: readonly Stripe.Subscription[],
): Stripe.Subscription | undefined => {
  const open = newestFirst.filter(each => statusOf(each) !== 'canceled').reverse()
  return open.toSorted((one, other) => weightOf(one) - weightOf(other))[0] ?? newestFirst[0]
}

export const momentOf = (seconds: number) => new Date(seconds * 1000).toISOString()

/** What it bills: the portal sells one price at a time. */
export const itemOf = ({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem => {
  const [item] = items.data
  if (!item) throw new Error(`The subscription ${id} has no item.`)
  return item
}

/** When the first of what is owed was asked for. */
const pastDueSince = (
  subscription: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
): string | null => {
  if (statusOf(subscription) !== 'past_due') return null
  const owed = invoices
    .filter(({ parent }) => parent?.subscription_details?.subscription === subscription.id)
    .filter(({ status, attempt_count: attempts }) => status === 'open' && attempts > 0)
    .map(({ status_transitions: { finalized_at: at }, created }) => at ?? created)
  return momentOf(owed.length > 0 ? Math.min(...owed) : itemOf(subscription).current_period_start)
}

/** `invoices` are the customer's. */
export const reportedSubscription = (
  subscription: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
): ProviderSubscription => {
  const item = itemOf(subscription)
  const { cancel_at: cancelAt, cancel_at_period_end: atEnd, canceled_at: canceledAt } = subscription
  return {
    id: subscription.id,
    status: statusOf(subscription),
    planKey: item.price.lookup_key ?? '',
    currentPeriodStart: momentOf(item.current_period_start),
    currentPeriodEnd: momentOf(item.current_period_end),
    // The provider's own page sets only the moment (billing mode `flexible`).
    cancelAtPeriodEnd: atEnd || cancelAt !== null,
    canceledAt: canceledAt === null ? null : momentOf(canceledAt),
    pastDueSince: pastDueSince(subscription, invoices),
  }
}

/** The one that runs: whoever has it changes its price, and buys no second one. */
export const findRunning = async (
  stripe: Stripe,
  customer: string,
  options: Stripe.RequestOptions,
): Promise<Stripe.Subscription | undefined> => {
  const { data } = await stripe.subscriptions.list({ customer, limit: 100 }, options)
  return theOneThatCounts(data.filter(isRunning))
}
