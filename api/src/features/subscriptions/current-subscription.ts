// A person's current subscription with its plan: how it is read, and how it ends.
import type { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import type { CurrentSubscription } from '@portal/contract/subscriptions/subscription'
import { and, eq, ne } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database.ts'
import type { Caller } from '../../platform/find-caller.ts'
import { inTurn } from '../../platform/in-turn.ts'
import { inProviderTurn } from '../../platform/provider-turn.ts'
import { notFound, Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/route.ts'
import { subscriptionPlans, userSubscriptions } from '../../schema/subscriptions.ts'
import { followProvider } from './follow-provider.ts'
import { remindOfEnd } from './remind-of-end.ts'
import { tellOfChange } from './tell-of-change.ts'

/** A query for the person's subscription; add a lock where it is to be changed. */
const selectSubscription = (database: Database, userId: string) =>
  database
    .select({ subscription: userSubscriptions, plan: subscriptionPlans })
    .from(userSubscriptions)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, userSubscriptions.planId))
    .where(and(eq(userSubscriptions.userId, userId), ne(userSubscriptions.status, 'canceled')))
    .$dynamic()

type Found = Awaited<ReturnType<typeof selectSubscription>>[number]

const currentSubscription = ({ subscription, plan }: Found): CurrentSubscription => ({
  ...subscription,
  planName: plan.name,
  amount: plan.price,
  currency: plan.currency,
  billingPeriod: plan.interval,
  nextBillingDate: subscription.cancelAtPeriodEnd ? null : subscription.currentPeriodEnd,
})

/** The caller's subscription as the provider last reported it; null without one. */
export const readCurrentSubscription: Verb<typeof subscriptionEndpoints.current> = async ({
  database,
  caller,
}) => {
  const [found] = await selectSubscription(database, caller.id)
  return found ? currentSubscription(found) : null
}

/** At the provider, and then here; done twice, it changes nothing more, so the turn may begin again. */
const letBilledEnd = async (
  { database, payments, caller }: Context<Caller>,
  subscriptionId: string,
  cancelAtPeriodEnd: boolean,
) => {
  if (!payments || !caller.stripeCustomerId)
    throw new Refusal('not_now', 'Billing cannot be reached at the moment. Please try again later.')
  await payments.letEnd(subscriptionId, cancelAtPeriodEnd)
  await followProvider(database, payments, caller.stripeCustomerId)
}

/**
 * Sets whether the caller's subscription ends with its period; throws `not_found` without one. What the payment
 * provider does not know of, such as a granted plan, is changed here alone.
 */
const letOwnEnd = async (context: Context<Caller>, cancelAtPeriodEnd: boolean) => {
  const { database, caller } = context
  const [found] = await selectSubscription(database, caller.id).for('update', { of: userSubscriptions })
  if (!found) throw notFound('subscription')
  const { subscription, plan } = found
  if (subscription.stripeSubscriptionId) {
    await letBilledEnd(context, subscription.stripeSubscriptionId, cancelAtPeriodEnd)
    const [changed] = await selectSubscription(database, caller.id)
    if (!changed) throw notFound('subscription')
    return currentSubscription(changed)
  }
  if (subscription.cancelAtPeriodEnd === cancelAtPeriodEnd) return currentSubscription(found)
  const canceledAt = cancelAtPeriodEnd ? new Date().toISOString() : null
  const [changed = subscription] = await tellOfChange(database, caller.id, () =>
    database
      .update(userSubscriptions)
      .set({ cancelAtPeriodEnd, canceledAt })
      .where(eq(userSubscriptions.id, subscription.id))
      .returning(),
  )
  await remindOfEnd(database, caller.id)
  return currentSubscription({ subscription: changed, plan })
}

const letSubscriptionEnd = (context: Context<Caller>, cancelAtPeriodEnd: boolean) =>
  inProviderTurn([context.caller.id], () => inTurn(context, own => letOwnEnd(own, cancelAtPeriodEnd)))

/** The subscription stays active until the end of its period (spec §4); again changes nothing. */
export const cancelSubscription: Verb<typeof subscriptionEndpoints.cancel> = context =>
  letSubscriptionEnd(context, true)

/** Reverses a cancellation while the subscription lasts; again changes nothing. */
export const reactivateSubscription: Verb<typeof subscriptionEndpoints.reactivate> = context =>
  letSubscriptionEnd(context, false)
