// Stores a customer's subscription as the payment provider has it now, whatever the events said and in which order they came.
import type { PlanKey } from '@portal/contract/people/person'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import type { Payments, ProviderSubscription } from '../../platform/payments.ts'
import { users } from '../../schema/people.ts'
import { subscriptionPlans, userSubscriptions } from '../../schema/subscriptions.ts'

const planOf = async (transaction: Database, { planKey, id }: ProviderSubscription) => {
  const [plan] = await transaction
    .select()
    .from(subscriptionPlans)
    .where(eq(subscriptionPlans.planKey, planKey))
  if (!plan) throw new Error(`The subscription ${id} is for "${planKey}", which no plan has as its key.`)
  return plan
}

const store = async (transaction: Database, userId: string, reported: ProviderSubscription) => {
  const plan = await planOf(transaction, reported)
  const { id: stripeSubscriptionId, planKey: _, ...now } = reported
  const values = { ...now, userId, planId: plan.id, stripeSubscriptionId }
  if (now.status !== 'canceled')
    await transaction
      .update(userSubscriptions)
      .set({ status: 'canceled' })
      .where(
        and(
          eq(userSubscriptions.userId, userId),
          ne(userSubscriptions.status, 'canceled'),
          // Also one that was granted, whose id is null.
          sql`${userSubscriptions.stripeSubscriptionId} is distinct from ${stripeSubscriptionId}`,
        ),
      )
  await transaction
    .insert(userSubscriptions)
    .values(values)
    .onConflictDoUpdate({ target: userSubscriptions.stripeSubscriptionId, set: values })
}

/** Past due keeps the plan, until the provider ends the subscription. */
const paidPlanOf = async (transaction: Database, userId: string): Promise<PlanKey> => {
  const [running] = await transaction
    .select({ tier: subscriptionPlans.tier })
    .from(userSubscriptions)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, userSubscriptions.planId))
    .where(
      and(eq(userSubscriptions.userId, userId), inArray(userSubscriptions.status, ['active', 'past_due'])),
    )
  return running?.tier ?? 'free'
}

/**
 * Asks the provider only once the person is locked: whoever stores last has asked last. Nobody has the customer's id: nothing is
 * stored. Throws `not_now` when the provider cannot be reached.
 */
export const followProvider = async (
  transaction: Database,
  payments: Payments,
  customerId: string,
): Promise<void> => {
  const [person] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.stripeCustomerId, customerId))
    .for('no key update')
  if (!person) return
  const reported = await payments.readSubscription(customerId)
  if (!reported) return
  await store(transaction, person.id, reported)
  await transaction
    .update(users)
    .set({
      currentPlan: await paidPlanOf(transaction, person.id),
      stripeSubscriptionId: reported.status === 'canceled' ? null : reported.id,
    })
    .where(eq(users.id, person.id))
}
