// Updates a subscription's status from its invoices:
// https://docs.stripe.com/billing/subscriptions/overview#subscription-statuses
import type { Invoice, Subscription } from '../kinds.ts'
import type { World } from '../world.ts'

export const changeSubscription = (
  world: World,
  subscription: Subscription,
  changes: Partial<Subscription>,
): Subscription => {
  const isNews = Object.entries(changes).some(
    ([name, value]) => JSON.stringify(Reflect.get(subscription, name)) !== JSON.stringify(value),
  )
  if (!isNews) return subscription
  const changed = world.store.subscription.put({ ...subscription, ...changes })
  world.emit('customer.subscription.updated', changed)
  return changed
}

/** Existing invoices are kept, but no longer charged. */
const stopCollecting = (world: World, subscription: string) => {
  for (const pending of world.store.pendingLine.newestFirst())
    if (pending.subscription === subscription) world.store.pendingLine.remove(pending.id)
  for (const invoice of world.store.invoice.newestFirst())
    if (invoice.parent?.subscription_details?.subscription === subscription && invoice.auto_advance)
      world.store.invoice.put({
        ...invoice,
        auto_advance: false,
        automatically_finalizes_at: null,
        next_payment_attempt: null,
      })
}

export const endSubscription = (
  world: World,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed' | 'payment_disputed',
): Subscription => {
  const at = world.now(subscription.customer)
  const ended = world.store.subscription.put({
    ...subscription,
    canceled_at: subscription.canceled_at ?? at,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      ...subscription.cancellation_details,
      reason,
    },
    ended_at: at,
    status: 'canceled',
  })
  stopCollecting(world, subscription.id)
  world.emit('customer.subscription.deleted', ended)
  return ended
}

/** After one of its invoices was paid, or an attempt to charge one failed. */
export const followInvoice = (world: World, subscription: Subscription, invoice: Invoice): void => {
  const { status } = subscription
  if (status === 'canceled' || status === 'incomplete_expired') return
  if (invoice.status === 'paid') {
    const isLatest = subscription.latest_invoice === invoice.id
    if (isLatest || status === 'incomplete') changeSubscription(world, subscription, { status: 'active' })
    return
  }
  if (invoice.billing_reason === 'subscription_create') return
  if (invoice.next_payment_attempt !== null) {
    if (status === 'active') changeSubscription(world, subscription, { status: 'past_due' })
  } else endSubscription(world, subscription, 'payment_failed')
}
