import type { PlanKey } from '@portal/contract/people/person'
import { hasInstantAlerts } from '@portal/contract/subscriptions/plan-limit'
import { and, eq, gt, ne, or, sql } from 'drizzle-orm'
import { nextDigest } from '../../domain/next-digest.ts'
import type { Database } from '../../platform/database/database.ts'
import { users } from '../../schema/people.ts'
import { savedSearches } from '../../schema/saved-searches.ts'
import { payments, subscriptionPlans, userSubscriptions } from '../../schema/subscriptions.ts'

const { graceEndsAt, status, stripeSubscriptionId } = userSubscriptions

const isOnItsWay = sql`exists (select from ${payments} where ${and(
  eq(payments.userId, userSubscriptions.userId),
  eq(payments.stripeSubscriptionId, stripeSubscriptionId),
  eq(payments.status, 'processing'),
)})`

/** A past-due subscription keeps the plan until its grace period ends, and as long as a bank debit for it is on its way. */
export const isInGrace = and(eq(status, 'past_due'), or(gt(graceEndsAt, sql`now()`), isOnItsWay))

const paidPlanOf = async (transaction: Database, userId: string): Promise<PlanKey> => {
  const [running] = await transaction
    .select({ tier: subscriptionPlans.tier })
    .from(userSubscriptions)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, userSubscriptions.planId))
    .where(and(eq(userSubscriptions.userId, userId), or(eq(status, 'active'), isInGrace)))
  return running?.tier ?? 'free'
}

/** Sets a locked person's plan to what their subscription pays for; features that it does not include are downgraded. */
export const followSubscription = async (transaction: Database, userId: string): Promise<void> => {
  const currentPlan = await paidPlanOf(transaction, userId)
  await transaction
    .update(users)
    .set({ currentPlan })
    .where(and(eq(users.id, userId), ne(users.currentPlan, currentPlan)))
  if (hasInstantAlerts(currentPlan)) return
  await transaction
    .update(savedSearches)
    .set({ alert: 'daily', digestAt: nextDigest(savedSearches.zone) })
    .where(and(eq(savedSearches.userId, userId), eq(savedSearches.alert, 'instant')))
}
