import type { Invoice, Subscription } from '../kinds.ts'
import { expireSession } from '../resources/checkout-sessions.ts'
import { customerOf, held, type World } from '../world.ts'
import { nextPeriod, renewalLines } from './change-plan.ts'
import { createInvoice } from './create-invoice.ts'
import { collectInvoice, finalizeInvoice, voidInvoice } from './settle-invoice.ts'
import { changeSubscription, endSubscription } from './subscription-status.ts'

interface Due {
  at: number
  happen(): void
}

const hourSeconds = 3600
const incompleteSeconds = 23 * hourSeconds

const renew = (world: World, subscription: Subscription) => {
  const next = nextPeriod(world, subscription)
  for (const debit of next.debits) world.store.debit.put(debit)
  const previous = subscription.items.data[0]
  const draft = createInvoice(world, {
    customer: customerOf(world, subscription.customer),
    subscription: subscription.id,
    reason: 'subscription_cycle',
    lines: [...renewalLines(world, subscription, { take: true }), ...next.lines],
    period: { start: previous?.current_period_start ?? 0, end: next.period.start },
    at: next.period.start,
  })
  world.store.invoice.put({ ...draft, automatically_finalizes_at: next.period.start + hourSeconds })
  changeSubscription(world, subscription, {
    items: { ...subscription.items, data: next.items },
    latest_invoice: draft.id,
  })
}

const expireIncomplete = (world: World, subscription: Subscription) => {
  const expired = changeSubscription(world, subscription, {
    status: 'incomplete_expired',
    ended_at: world.now(subscription.customer),
  })
  const invoice = world.store.invoice.get(expired.latest_invoice ?? '')
  if (invoice?.status === 'open') voidInvoice(world, invoice)
}

const collect = (world: World, invoice: Invoice) => {
  if (invoice.status === 'open') collectInvoice(world, invoice, { isPresent: false })
}

const dueOfSubscription = (world: World, subscription: Subscription): Due[] => {
  const { status, cancel_at: cancelAt, created } = subscription
  if (status === 'canceled' || status === 'incomplete_expired') return []
  if (status === 'incomplete')
    return [{ at: created + incompleteSeconds, happen: () => expireIncomplete(world, subscription) }]
  const renewsAt = subscription.items.data[0]?.current_period_end ?? Number.POSITIVE_INFINITY
  if (cancelAt !== null && cancelAt <= renewsAt)
    return [{ at: cancelAt, happen: () => endSubscription(world, subscription, 'cancellation_requested') }]
  return [{ at: renewsAt, happen: () => renew(world, subscription) }]
}

const dueOfInvoice = (world: World, invoice: Invoice): Due[] => {
  const { automatically_finalizes_at: finalizesAt, next_payment_attempt: triesAt, status } = invoice
  if (status === 'draft' && finalizesAt !== null)
    return [{ at: finalizesAt, happen: () => collect(world, finalizeInvoice(world, invoice)) }]
  if (status === 'open' && triesAt !== null) return [{ at: triesAt, happen: () => collect(world, invoice) }]
  return []
}

/** For customers of this test clock, or of none. */
const nextDue = (world: World, clock: string | null, until: number): Due | undefined => {
  const isOnClock = (customer: string | null) =>
    (world.store.customer.get(customer ?? '')?.test_clock ?? null) === clock
  const subscriptions = world.store.subscription.newestFirst().filter(({ customer }) => isOnClock(customer))
  const invoices = world.store.invoice.newestFirst().filter(({ customer }) => isOnClock(customer))
  const sessions = world.store.checkoutSession
    .newestFirst()
    .filter(({ customer, status }) => status === 'open' && isOnClock(customer))
  const due = [
    ...invoices.flatMap(invoice => dueOfInvoice(world, invoice)),
    ...subscriptions.flatMap(subscription => dueOfSubscription(world, subscription)),
    ...sessions.map(session => ({ at: session.expires_at, happen: () => expireSession(world, session) })),
  ].filter(({ at }) => at <= until)
  return due.reduce<Due | undefined>(
    (first, each) => (first && first.at <= each.at ? first : each),
    undefined,
  )
}

/** In order; calls `arrive` with each moment first. */
export const runDueEvents = (
  world: World,
  clock: string | null,
  until: number,
  arrive: (at: number) => void = () => {},
): void => {
  for (let due = nextDue(world, clock, until); due; due = nextDue(world, clock, until)) {
    arrive(due.at)
    due.happen()
  }
}

export const advanceClock = (world: World, id: string): void => {
  const clock = held(world.store.testClock.get(id), id)
  const target = clock.status_details.advancing?.target_frozen_time ?? clock.frozen_time
  runDueEvents(world, id, target, at => {
    const now = held(world.store.testClock.get(id), id)
    world.store.testClock.put({ ...now, frozen_time: Math.max(now.frozen_time, at) })
  })
  const ready = world.store.testClock.put({
    ...clock,
    frozen_time: target,
    status: 'ready',
    status_details: {},
  })
  world.emit('test_helpers.test_clock.ready', ready)
}
