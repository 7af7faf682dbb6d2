import type { PlanKey } from '@portal/contract/people/person'
import type { subscriptionLifecycle } from '@portal/contract/subscriptions/lifecycle'
import { plans } from '@portal/contract/subscriptions/plan'
import type Stripe from 'stripe'
import type { ProviderSubscription } from '../../platform/ports/payments.ts'
import { amountOf } from './amount-of.ts'
import { type Invoice, type Item, readEach, Subscription } from './read-objects.ts'

type Status = keyof typeof subscriptionLifecycle

/** Stripe has more statuses than the portal shows; any other reads as incomplete (spec §4). */
const statuses: Record<string, Status> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  canceled: 'canceled',
  incomplete_expired: 'canceled',
}
const statusOf = ({ status }: Subscription): Status =>
  (Object.hasOwn(statuses, status) && statuses[status]) || 'incomplete'

const knownWords = [...Object.keys(statuses), 'incomplete', 'paused']
export const hasNewStatus = ({ status }: Subscription): boolean => !knownWords.includes(status)

export const momentOf = (seconds: number) => new Date(seconds * 1000).toISOString()

const planKeys = plans.flatMap(({ planKey }) => [`${planKey}_monthly`, `${planKey}_yearly`])
const isPlanItem = ({ price }: Item): boolean => planKeys.includes(price.lookup_key ?? '')

/**
 * The plans of products, because a plan can have older prices, and others from the provider's dashboard. A product that
 * plans share says nothing.
 */
export type PlansByProduct = ReadonlyMap<string, PlanKey>

const planKeyOf = (item: Item, plansByProduct: PlansByProduct): string | null => {
  const { lookup_key: key, product, recurring } = item.price
  if (key && isPlanItem(item)) return key
  const tier = plansByProduct.get(product ?? '')
  return tier ? `${tier}_${recurring?.interval === 'year' ? 'yearly' : 'monthly'}` : null
}

/** The item of the largest plan, or the first one if none has one of our plans. */
export const itemOf = ({ id, items }: Subscription, plansByProduct: PlansByProduct = new Map()): Item => {
  const rankOf = (item: Item) => planKeys.indexOf(planKeyOf(item, plansByProduct) ?? '')
  const [item] = items.data.toSorted((one, other) => rankOf(other) - rankOf(one))
  if (!item) throw new Error(`The subscription ${id} has no item.`)
  return item
}

/** When the oldest unpaid amount was due. */
const pastDueSince = (subscription: Subscription, invoices: readonly Invoice[]): string | null => {
  if (statusOf(subscription) !== 'past_due') return null
  const owed = invoices
    .filter(({ parent }) => parent?.subscription_details?.subscription === subscription.id)
    .filter(({ status, attempt_count: attempts }) => status === 'open' && attempts > 0)
    .map(({ status_transitions: at, created }) => at?.finalized_at ?? created)
  return momentOf(owed.length > 0 ? Math.min(...owed) : itemOf(subscription).current_period_start)
}

/** Null if it renews. The provider's own page sets only the moment (billing mode `flexible`). */
const endOf = (subscription: Subscription): string | null => {
  const { cancel_at: at, cancel_at_period_end: atEnd } = subscription
  if (at) return momentOf(at)
  return atEnd ? momentOf(itemOf(subscription).current_period_end) : null
}

/** More than Stripe bills, and than the database holds. */
const mostUnits = 1e10

/** What all items cost for a period; nothing is known of a price that is not a fixed amount for each unit. */
const billedPrice = (
  { items }: Subscription,
  { price: { currency, recurring } }: Item,
): Pick<ProviderSubscription, 'amount' | 'currency' | 'interval' | 'intervalCount'> => {
  const units = items.data.reduce(
    (sum, { price, quantity }) => sum + (price.unit_amount ?? Number.NaN) * (quantity ?? 1),
    0,
  )
  if (!currency || !recurring || !(units < mostUnits))
    return { amount: null, currency: null, interval: null, intervalCount: null }
  const { interval, interval_count: intervalCount } = recurring
  return { amount: amountOf(units, currency), currency, interval, intervalCount }
}

/** `invoices` are the customer's; `soldTo` bought it in our checkout. */
export const reportedSubscription = (
  subscription: Subscription,
  {
    invoices,
    soldTo,
    plansByProduct,
  }: {
    invoices: readonly Invoice[]
    soldTo: string | null
    plansByProduct: PlansByProduct
  },
): ProviderSubscription => {
  const item = itemOf(subscription, plansByProduct)
  const { canceled_at: canceledAt } = subscription
  const endsAt = endOf(subscription)
  return {
    id: subscription.id,
    status: statusOf(subscription),
    planKey: planKeyOf(item, plansByProduct),
    priceId: item.price.id,
    ...billedPrice(subscription, item),
    soldTo,
    currentPeriodStart: momentOf(item.current_period_start),
    currentPeriodEnd: momentOf(item.current_period_end),
    cancelAtPeriodEnd: endsAt !== null,
    endsAt,
    canceledAt: canceledAt ? momentOf(canceledAt) : null,
    pastDueSince: pastDueSince(subscription, invoices),
  }
}

/**
 * The one whose price changes when its customer chooses another plan: one that our checkout marked, rather than one from
 * the provider's dashboard. One with neither a plan's price nor that mark is not ours and is not changed.
 */
export const findRunning = async (
  stripe: Stripe,
  customer: string,
  options: Stripe.RequestOptions,
): Promise<{ subscription: Subscription; isPastDue: boolean } | undefined> => {
  const { data } = await stripe.subscriptions.list({ customer, limit: 100 }, options)
  const isMarked = ({ metadata }: Subscription) => 'personId' in metadata
  const own = readEach(Subscription, data, 'a subscription')
    .known.filter(each => each.items.data.some(isPlanItem) || isMarked(each))
    .toSorted((one, other) => Number(isMarked(one)) - Number(isMarked(other)))
  const ofStatus = (status: Status) => own.filter(each => statusOf(each) === status).at(-1)
  const subscription = ofStatus('active') ?? ofStatus('past_due')
  return subscription && { subscription, isPastDue: statusOf(subscription) === 'past_due' }
}
