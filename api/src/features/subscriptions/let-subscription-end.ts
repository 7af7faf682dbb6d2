import { eq } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import type { Caller } from '../../platform/find-caller.ts'
import { notFound, Refusal } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { userSubscriptions } from '../../schema/subscriptions.ts'
import { currentSubscription, selectSubscription } from './current-subscription.ts'

/**
 * Sets whether the caller's subscription ends with its period; throws `not_found` without one. What the payment
 * provider bills ends at the provider or not at all: here only what it does not know of, such as a granted plan.
 */
export const letSubscriptionEnd = ({ database, caller }: Context<Caller>, cancelAtPeriodEnd: boolean) =>
  inTransaction(database, async transaction => {
    const [found] = await selectSubscription(transaction, caller.id).for('update', { of: userSubscriptions })
    if (!found) throw notFound('subscription')
    const { subscription, plan } = found
    if (subscription.stripeSubscriptionId)
      throw new Refusal('not_now', 'Billing cannot be reached at the moment. Please try again later.')
    if (subscription.cancelAtPeriodEnd === cancelAtPeriodEnd) return currentSubscription(found)
    const canceledAt = cancelAtPeriodEnd ? new Date().toISOString() : null
    const [changed = subscription] = await transaction
      .update(userSubscriptions)
      .set({ cancelAtPeriodEnd, canceledAt })
      .where(eq(userSubscriptions.id, subscription.id))
      .returning()
    return currentSubscription({ subscription: changed, plan })
  })
