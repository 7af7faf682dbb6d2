import type { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import type { CurrentSubscription } from '@portal/contract/subscriptions/subscription'
import { and, asc, desc, eq, gt, inArray, isNull, ne, or, type SQL } from 'drizzle-orm'
import { inProviderTurn } from '../../domain/provider-turn.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTurn } from '../../platform/database/in-turn.ts'
import type { Context } from '../../platform/request/context.ts'
import { notFound, Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { payments, subscriptionPlans, userSubscriptions } from '../../schema/subscriptions.ts'
import { followProvider } from './follow-provider.ts'
import { remindOfEnd } from './remind-of-end.ts'
import { tellOfChange } from './tell-of-change.ts'

/** A query for the person's subscription; add a lock to change it. */
const selectSubscription = (
  database: Database,
  userId: string,
  condition: SQL | undefined = ne(userSubscriptions.status, 'canceled'),
) =>
  database
    .select({ subscription: userSubscriptions, plan: subscriptionPlans })
    .from(userSubscriptions)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, userSubscriptions.planId))
    .where(and(eq(userSubscriptions.userId, userId), condition))
    .$dynamic()

/** The last that was in effect: one that nobody ever paid never started. */
const readEnded = (database: Database, userId: string) => {
  const { status, stripeSubscriptionId: id, updatedAt } = userSubscriptions
  const paid = database
    .select({ id: payments.stripeSubscriptionId })
    .from(payments)
    .where(and(eq(payments.userId, userId), inArray(payments.status, everPaid)))
  return selectSubscription(database, userId, and(eq(status, 'canceled'), or(isNull(id), inArray(id, paid))))
    .orderBy(desc(updatedAt), desc(userSubscriptions.id))
    .limit(1)
}

const everPaid = ['paid', 'partially_refunded', 'refunded', 'disputed'] as const

/** Exact to three decimals. */
const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 1000), 0) / 1000

type SubscriptionRow = Awaited<ReturnType<typeof selectSubscription>>[number]

/** Null if the subscription has ended, or ends before the next bill. */
const nextBillingDate = ({
  status,
  endsAt,
  currentPeriodEnd,
}: SubscriptionRow['subscription']): string | null =>
  status === 'canceled' || (endsAt && currentPeriodEnd && Date.parse(endsAt) <= Date.parse(currentPeriodEnd))
    ? null
    : currentPeriodEnd

const ofSubscription = ({ userId, stripeSubscriptionId }: SubscriptionRow['subscription']) =>
  and(eq(payments.userId, userId), eq(payments.stripeSubscriptionId, stripeSubscriptionId ?? ''))

/** What bank debits under way will pay. */
const readOnItsWay = async (
  database: Database,
  subscription: SubscriptionRow['subscription'],
): Promise<CurrentSubscription['onItsWay']> => {
  const underWay = await database
    .select()
    .from(payments)
    .where(and(ofSubscription(subscription), eq(payments.status, 'processing')))
  const [first] = underWay
  return first ? { amount: sumOf(underWay.map(({ amount }) => amount)), currency: first.currency } : null
}

/** The amount due for a past-due subscription and where to pay it; the oldest invoice comes first. */
const readOwed = async (
  database: Database,
  subscription: SubscriptionRow['subscription'],
): Promise<CurrentSubscription['owed']> => {
  if (subscription.status !== 'past_due') return null
  const open = await database
    .select()
    .from(payments)
    .where(and(ofSubscription(subscription), gt(payments.amountRemaining, 0)))
    .orderBy(asc(payments.createdAt), asc(payments.id))
  const [first] = open
  if (!first) return null
  const amount = sumOf(open.map(({ amountRemaining }) => amountRemaining))
  return { amount, currency: first.currency, url: first.hostedUrl }
}

const currentSubscription = async (
  database: Database,
  { subscription, plan }: SubscriptionRow,
): Promise<CurrentSubscription> => ({
  ...subscription,
  planName: plan.name,
  amount: subscription.amount ?? plan.price,
  currency: subscription.currency ?? plan.currency,
  billingPeriod: subscription.interval ?? plan.interval,
  periodCount: subscription.intervalCount,
  nextBillingDate: nextBillingDate(subscription),
  owed: await readOwed(database, subscription),
  onItsWay: await readOnItsWay(database, subscription),
})

/** The caller's subscription as the provider last reported it, or the last that ended; null if there never was one. */
export const readOwnSubscription = async ({
  database,
  caller,
}: Context<Caller>): Promise<CurrentSubscription | null> => {
  const [open] = await selectSubscription(database, caller.id)
  const [row] = open ? [open] : await readEnded(database, caller.id)
  return row ? currentSubscription(database, row) : null
}

export const readCurrentSubscription: Verb<typeof subscriptionEndpoints.current> = context =>
  readOwnSubscription(context)

/** Changes it at the provider first, then here. Repeating it changes nothing, so the turn can run again. */
const setBilledEnd = async (
  { database, payments: provider, caller }: Context<Caller>,
  subscriptionId: string,
  cancelAtPeriodEnd: boolean,
) => {
  if (!provider || !caller.stripeCustomerId)
    throw new Refusal('not_now', 'Billing is unavailable right now. Please try again later.')
  await provider.letEnd(subscriptionId, cancelAtPeriodEnd)
  await followProvider(database, provider, caller.stripeCustomerId)
}

/**
 * Sets whether the caller's subscription ends with its period; throws `not_found` without one. Subscriptions
 * that the payment provider does not know, such as granted plans, are changed only here.
 */
const setOwnEnd = async (context: Context<Caller>, cancelAtPeriodEnd: boolean) => {
  const { database, caller } = context
  const [row] = await selectSubscription(database, caller.id).for('update', { of: userSubscriptions })
  if (!row) throw notFound('subscription')
  const { subscription, plan } = row
  if (subscription.stripeSubscriptionId) {
    await setBilledEnd(context, subscription.stripeSubscriptionId, cancelAtPeriodEnd)
    const [changed] = await selectSubscription(database, caller.id)
    if (!changed) throw notFound('subscription')
    return currentSubscription(database, changed)
  }
  if (subscription.cancelAtPeriodEnd === cancelAtPeriodEnd) return currentSubscription(database, row)
  const canceledAt = cancelAtPeriodEnd ? new Date().toISOString() : null
  const endsAt = cancelAtPeriodEnd ? subscription.currentPeriodEnd : null
  const [changed = subscription] = await tellOfChange(database, caller.id, () =>
    database
      .update(userSubscriptions)
      .set({ cancelAtPeriodEnd, endsAt, canceledAt })
      .where(eq(userSubscriptions.id, subscription.id))
      .returning(),
  )
  await remindOfEnd(database, caller.id)
  return currentSubscription(database, { subscription: changed, plan })
}

/** Runs in the caller's turn, in the provider's queue. Returns whether that changed anything. */
export const changePlanEnd = async (own: Context<Caller>, cancelAtPeriodEnd: boolean): Promise<boolean> => {
  const [row] = await selectSubscription(own.database, own.caller.id)
  if (!row || row.subscription.cancelAtPeriodEnd === cancelAtPeriodEnd) return false
  await setOwnEnd(own, cancelAtPeriodEnd)
  return true
}

const letSubscriptionEnd = (context: Context<Caller>, cancelAtPeriodEnd: boolean) =>
  inProviderTurn([context.caller.id], () => inTurn(context, own => setOwnEnd(own, cancelAtPeriodEnd)))

/** Lets the subscription end with its period (spec §4); repeating changes nothing. */
export const cancelSubscription: Verb<typeof subscriptionEndpoints.cancel> = context =>
  letSubscriptionEnd(context, true)

/** Undoes a cancellation while the subscription lasts; repeating changes nothing. */
export const reactivateSubscription: Verb<typeof subscriptionEndpoints.reactivate> = context =>
  letSubscriptionEnd(context, false)
