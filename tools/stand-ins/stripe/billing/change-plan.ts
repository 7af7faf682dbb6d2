import type { Customer, Invoice, InvoiceLine, Price, Subscription } from '../kinds.ts'
import { refuseDeclined } from '../payment/refuse-declined.ts'
import { newId } from '../wire/ids.ts'
import { badRequest } from '../wire/refusal.ts'
import { customerOf, held, type World } from '../world.ts'
import { createInvoice, draftInvoice } from './create-invoice.ts'
import { intervalsAfter, periodEnd } from './periods.ts'
import {
  beginPeriod,
  type ItemChange,
  type PeriodStart,
  type PlanChange,
  type ProrationBehavior,
  planChange,
} from './plan-change.ts'
import type { Span } from './prorate.ts'
import { collectInvoice, finalizeInvoice, paymentMethodFor } from './settle-invoice.ts'
import { subscriptionItem } from './subscription-item.ts'
import { changeSubscription } from './subscription-status.ts'

export interface ChangeRequest {
  items: ItemChange[]
  prorationBehavior?: ProrationBehavior | undefined
  prorationDate?: number | undefined
  mustBePaid?: boolean
}

const periodOf = ({ items: { data } }: Pick<Subscription, 'items'>) => ({
  start: data[0]?.current_period_start ?? 0,
  end: data[0]?.current_period_end ?? 0,
})

const momentOf = (world: World, subscription: Subscription, date: number | undefined): number => {
  if (date === undefined) return world.now(subscription.customer)
  const { start, end } = periodOf(subscription)
  if (date < start || date > end)
    throw badRequest(
      'Cannot specify `proration_date` outside the current period of the subscription.',
      undefined,
      'proration_date',
    )
  return date
}

const changeAt = (world: World, subscription: Subscription, request: ChangeRequest) => {
  const at = momentOf(world, subscription, request.prorationDate)
  const behavior = request.prorationBehavior ?? 'create_prorations'
  return { at, change: planChange(world, subscription, request.items, { behavior, at }) }
}

const invoiceGiven = (subscription: Subscription, change: PlanChange, at: number, world: World) => ({
  customer: customerOf(world, subscription.customer),
  subscription: subscription.id,
  reason: 'subscription_update' as const,
  lines: change.lines,
  period: { start: at, end: at },
  at: world.now(subscription.customer),
  prorationDate: at,
})

/** If it must be paid, a declined card throws Stripe's error, and changes nothing. */
export const changePlan = (
  world: World,
  subscription: Subscription,
  request: ChangeRequest,
): Subscription => {
  const { at, change } = changeAt(world, subscription, request)
  const invoiced = invoiceGiven(subscription, change, at, world)
  if (request.mustBePaid && change.isInvoicedNow && draftInvoice(world, invoiced).amount_due > 0)
    refuseDeclined(world, paymentMethodFor(world, subscription))
  for (const debit of change.debits) world.store.debit.put(debit)
  if (!change.isInvoicedNow)
    for (const line of change.lines)
      world.store.pendingLine.put({
        id: newId('ii'),
        customer: subscription.customer,
        subscription: subscription.id,
        line,
      })
  const invoice = change.isInvoicedNow ? createInvoice(world, invoiced) : undefined
  const changed = changeSubscription(world, subscription, {
    items: { ...subscription.items, data: change.items },
    billing_cycle_anchor: change.anchor,
    ...(invoice && { latest_invoice: invoice.id }),
  })
  if (!invoice) return changed
  const open = finalizeInvoice(world, invoice)
  if (open.status === 'open') collectInvoice(world, open, { isPresent: true })
  return held(world.store.subscription.get(changed.id), changed.id)
}

const pendingLinesOf = (world: World, subscription: Subscription) =>
  world.store.pendingLine
    .newestFirst()
    .reverse()
    .filter(pending => pending.subscription === subscription.id)

/** Takes all pending prorations, so that no other invoice includes them. */
export const renewalLines = (
  world: World,
  subscription: Subscription,
  options: { take: boolean },
): InvoiceLine[] => {
  const pending = pendingLinesOf(world, subscription)
  if (options.take) for (const { id } of pending) world.store.pendingLine.remove(id)
  return pending.map(({ line }) => line)
}

export const nextPeriod = (world: World, subscription: Subscription): PeriodStart & { period: Span } => {
  const { end: start } = periodOf(subscription)
  const [first] = subscription.items.data
  const interval = held(first?.price.recurring ?? undefined, subscription.id)
  const period = { start, end: periodEnd(subscription.billing_cycle_anchor, interval, start) }
  return { period, ...beginPeriod(world, subscription.items.data, period) }
}

/** The first invoice of a subscription that does not exist yet. */
export const previewFirst = (world: World, customer: Customer, prices: readonly Price[]): Invoice => {
  const at = world.now(customer.id)
  const [first] = prices
  const period = { start: at, end: intervalsAfter(at, held(first?.recurring ?? undefined, customer.id), 1) }
  const items = prices.map(price => subscriptionItem('', price, 1, period, at))
  return draftInvoice(world, {
    customer,
    subscription: '',
    reason: 'upcoming',
    lines: beginPeriod(world, items, period).lines,
    period: { start: at, end: at },
    at,
  })
}

/** The invoice of a change, or the next invoice: https://docs.stripe.com/api/invoices/create_preview */
export const previewInvoice = (world: World, subscription: Subscription, request: ChangeRequest): Invoice => {
  const { at, change } = changeAt(world, subscription, request)
  if (change.isInvoicedNow) return draftInvoice(world, invoiceGiven(subscription, change, at, world))
  const after = {
    ...subscription,
    billing_cycle_anchor: change.anchor,
    items: { ...subscription.items, data: change.items },
  }
  const { period, lines } = nextPeriod(world, after)
  return draftInvoice(world, {
    customer: customerOf(world, subscription.customer),
    subscription: subscription.id,
    reason: 'upcoming',
    lines: [...renewalLines(world, subscription, { take: false }), ...change.lines, ...lines],
    period: periodOf(after),
    at: period.start,
  })
}
