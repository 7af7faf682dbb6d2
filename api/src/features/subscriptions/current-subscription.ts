// How a person's subscription is read: the one that is not over, with its plan.
import type { CurrentSubscription } from '@portal/contract/subscriptions/subscription'
import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { subscriptionPlans, userSubscriptions } from '../../schema/subscriptions.ts'

/** A query for the person's subscription; add a lock where it is to be changed. */
export const selectSubscription = (database: Database, userId: string) =>
  database
    .select({ subscription: userSubscriptions, plan: subscriptionPlans })
    .from(userSubscriptions)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, userSubscriptions.planId))
    .where(and(eq(userSubscriptions.userId, userId), ne(userSubscriptions.status, 'canceled')))
    .$dynamic()

type Found = Awaited<ReturnType<typeof selectSubscription>>[number]

export const currentSubscription = ({ subscription, plan }: Found): CurrentSubscription => ({
  ...subscription,
  planName: plan.name,
  amount: plan.price,
  currency: plan.currency,
  billingPeriod: plan.interval,
  nextBillingDate: subscription.cancelAtPeriodEnd ? null : subscription.currentPeriodEnd,
})
