import { subscriptionCategory } from '@portal/contract/notifications/notification'
import type { PlanKey } from '@portal/contract/people/person'
import * as sitePaths from '@portal/contract/site-paths'
import { and, eq, ne } from 'drizzle-orm'
import { addNotification } from '../../domain/add-notification.ts'
import type { Database } from '../../platform/database/database.ts'
import { users } from '../../schema/people.ts'
import { subscriptionPlans, userSubscriptions } from '../../schema/subscriptions.ts'

type Running = typeof userSubscriptions.$inferSelect & { name: string; interval: 'month' | 'year' }

interface Standing {
  currentPlan: PlanKey
  /** The subscription that has not ended; null if there is none. */
  running: Running | null
}

const readStanding = async (transaction: Database, userId: string): Promise<Standing> => {
  const [found] = await transaction
    .select({ currentPlan: users.currentPlan, subscription: userSubscriptions, plan: subscriptionPlans })
    .from(users)
    .leftJoin(
      userSubscriptions,
      and(eq(userSubscriptions.userId, users.id), ne(userSubscriptions.status, 'canceled')),
    )
    .leftJoin(subscriptionPlans, eq(subscriptionPlans.id, userSubscriptions.planId))
    .where(eq(users.id, userId))
  const { subscription, plan } = found ?? {}
  return {
    currentPlan: found?.currentPlan ?? 'free',
    running: subscription && plan ? { ...subscription, name: plan.name, interval: plan.interval } : null,
  }
}

const dayWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const dayOf = (moment: string | null): string =>
  moment ? dayWords.format(new Date(moment)) : 'the end of its period'

interface Words {
  title: string
  message: string
  /** Set if the person has to act. */
  isUrgent?: true
}

/** The most important change; undefined if there is nothing to report. */
const wordsOf = (before: Standing, after: Standing): Words | undefined => {
  const [was, is] = [before.running, after.running]
  if (before.currentPlan !== 'free' && after.currentPlan === 'free')
    return {
      title: 'Your plan has ended',
      message: `You are on the Free plan now${is?.status === 'past_due' ? ', because its payment is still missing' : ''}. Nothing is deleted.`,
    }
  if (!is || is.status === 'incomplete') return undefined
  if (is.status === 'past_due')
    return was?.status === 'past_due'
      ? undefined
      : {
          title: 'A payment did not go through',
          message: `You keep ${is.name} until ${dayOf(is.graceEndsAt)}. Open Billing Settings to pay or to change your card.`,
          isUrgent: true,
        }
  if (before.currentPlan !== after.currentPlan)
    return { title: `Your plan is ${is.name} now`, message: `${is.name} is active from now on.` }
  if (was?.status === 'past_due')
    return { title: 'Your payment went through', message: `You keep ${is.name}.` }
  if (was && was.cancelAtPeriodEnd !== is.cancelAtPeriodEnd)
    return is.cancelAtPeriodEnd
      ? {
          title: 'Your plan is canceled',
          message: `${is.name} stays active until ${dayOf(is.endsAt)}. Until then you can reactivate it.`,
        }
      : { title: 'Your plan continues', message: `${is.name} is renewed on ${dayOf(is.currentPeriodEnd)}.` }
  if (was && was.interval !== is.interval)
    return {
      title: 'Your billing period has changed',
      message: `${is.name} is billed by the ${is.interval} now.`,
    }
  return undefined
}

/** Runs a change that can affect a locked person's plan, and notifies them in the same transaction. */
export const tellOfChange = async <Outcome>(
  transaction: Database,
  userId: string,
  change: () => Promise<Outcome>,
): Promise<Outcome> => {
  const before = await readStanding(transaction, userId)
  const outcome = await change()
  const words = wordsOf(before, await readStanding(transaction, userId))
  if (!words) return outcome
  const { title, message, isUrgent = false } = words
  await addNotification(transaction, {
    userId,
    title,
    message,
    type: isUrgent ? 'alert' : 'update',
    priority: isUrgent ? 'high' : 'medium',
    category: subscriptionCategory,
    actionRequired: isUrgent,
    actionUrl: sitePaths.subscription,
    actionText: isUrgent ? 'Open subscription' : 'View subscription',
  })
  return outcome
}
