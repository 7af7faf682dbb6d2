// As lines. It stores nothing, so that a preview and the change are the same.
import type { Debit, InvoiceLine, Price, Subscription, SubscriptionItem } from '../kinds.ts'
import { badRequest, missingResource } from '../wire/refusal.ts'
import type { World } from '../world.ts'
import { amountOf, periodLine, prorationLine } from './lines.ts'
import { intervalsAfter } from './periods.ts'
import { remainderOf, type Span } from './prorate.ts'
import { planOf, subscriptionItem } from './subscription-item.ts'

export type ProrationBehavior = 'always_invoice' | 'create_prorations' | 'none'

export interface ItemChange {
  id?: string | undefined
  price?: string | undefined
  quantity?: number | undefined
}

export interface PeriodStart {
  items: SubscriptionItem[]
  lines: InvoiceLine[]
  debits: Debit[]
}

export interface PlanChange extends PeriodStart {
  anchor: number
  /** Otherwise with the next renewal. */
  isInvoicedNow: boolean
}

/** A recurring price that is for sale; throws Stripe's errors. */
export const priceFor = (world: World, id: string, param: string): Price => {
  const price = world.store.price.get(id)
  if (!price) throw missingResource('price', id, param)
  if (!price.active)
    throw badRequest(
      `The price specified is inactive. This field only accepts active prices.`,
      undefined,
      param,
    )
  if (!price.recurring)
    throw badRequest(
      'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
      undefined,
      param,
    )
  return price
}

const itemAfter = (
  world: World,
  subscription: Subscription,
  change: ItemChange,
  index: number,
): { old: SubscriptionItem | undefined; next: SubscriptionItem } => {
  const old = subscription.items.data.find(({ id }) => id === change.id)
  if (change.id && !old) throw missingResource('subscription item', change.id, `items[${index}][id]`)
  const price = change.price ? priceFor(world, change.price, `items[${index}][price]`) : old?.price
  if (!price)
    throw badRequest(
      `Missing required param: items[${index}][price].`,
      'parameter_missing',
      `items[${index}][price]`,
    )
  const quantity = change.quantity ?? old?.quantity ?? 1
  const [first] = subscription.items.data
  if (old) return { old, next: { ...old, plan: planOf(price), price, quantity } }
  if (!first) throw new Error(`The subscription ${subscription.id} has no items.`)
  const period = { start: first.current_period_start, end: first.current_period_end }
  return { old, next: subscriptionItem(subscription.id, price, quantity, period, subscription.created) }
}

const isSame = (a: SubscriptionItem | undefined, b: SubscriptionItem) =>
  a?.price.id === b.price.id && a.quantity === b.quantity

const credit = (world: World, item: SubscriptionItem, at: number): InvoiceLine[] => {
  const debit = world.store.debit.get(item.id)
  const amount = debit ? remainderOf(debit.amount, debit, at) : 0
  if (!debit || amount === 0) return []
  const credited = debit.invoice ? { invoice: debit.invoice, invoice_line_items: [debit.line] } : null
  return [prorationLine(world, item, -amount, { start: at, end: debit.end }, credited)]
}

const debitOf = (item: SubscriptionItem, line: InvoiceLine): Debit => ({
  id: item.id,
  line: line.id,
  invoice: null,
  amount: line.amount,
  start: line.period.start,
  end: line.period.end,
})

export const beginPeriod = (world: World, items: SubscriptionItem[], period: Span): PeriodStart => {
  const begun = items.map(item => ({
    ...item,
    current_period_start: period.start,
    current_period_end: period.end,
  }))
  const lines = begun.map(item => periodLine(world, item, period))
  const debits = begun.flatMap((item, index) => {
    const line = lines[index]
    return line ? [debitOf(item, line)] : []
  })
  return { items: begun, lines, debits }
}

/**
 * Changing the interval starts a new period, invoiced immediately. Credits are computed from what was debited
 * (billing mode `flexible`), to the second.
 */
export const planChange = (
  world: World,
  subscription: Subscription,
  changes: ItemChange[],
  { behavior, at }: { behavior: ProrationBehavior; at: number },
): PlanChange => {
  const pairs = changes.map((change, index) => itemAfter(world, subscription, change, index))
  const touched = pairs.filter(({ old, next }) => !isSame(old, next))
  const untouched = subscription.items.data.filter(item => !pairs.some(({ old }) => old?.id === item.id))
  const items = [...untouched, ...pairs.map(({ next }) => next)]
  const interval = items[0]?.price.recurring
  if (items.some(({ price }) => price.recurring?.interval !== interval?.interval))
    throw badRequest(
      'The stand-in bills all items of a subscription at the same interval.',
      undefined,
      'items',
    )

  const credits = behavior === 'none' ? [] : touched.flatMap(({ old }) => (old ? credit(world, old, at) : []))
  const [before] = subscription.items.data
  if (before && interval && before.price.recurring?.interval !== interval.interval) {
    const begun = beginPeriod(world, items, { start: at, end: intervalsAfter(at, interval, 1) })
    return { ...begun, anchor: at, lines: [...credits, ...begun.lines], isInvoicedNow: true }
  }
  const charges = (behavior === 'none' ? [] : touched).map(({ next }) => {
    const period = { start: next.current_period_start, end: next.current_period_end }
    const amount = remainderOf(amountOf(next.price, next.quantity), period, at)
    return { item: next, line: prorationLine(world, next, amount, { start: at, end: period.end }) }
  })
  return {
    items,
    anchor: subscription.billing_cycle_anchor,
    lines: [...credits, ...charges.map(({ line }) => line)],
    debits: charges.map(({ item, line }) => debitOf(item, line)),
    isInvoicedNow: behavior === 'always_invoice' && touched.length > 0,
  }
}

/** Credits for what was paid for the time after `at`. */
export const creditForTheRest = (world: World, subscription: Subscription, at: number): InvoiceLine[] =>
  subscription.items.data.flatMap(item => credit(world, item, at))
