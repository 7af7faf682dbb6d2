import { type Plan, plans } from '@portal/contract/subscriptions/plan'
import type { CurrentSubscription } from '@portal/contract/subscriptions/subscription'
import { isRunning, planInEffect, planKeyOf } from '../plan-of.ts'
import type { BillingPeriod } from './use-pricing-choice.ts'

/**
 * What choosing a plan does for a person with this subscription (null for none, undefined if unknown yet): "Upgrade to
 * Premium". Null for the current plan, and while a payment is due, because nothing can change before that.
 */
export const choiceWords = (
  { planKey, name }: Plan,
  period: BillingPeriod,
  current: CurrentSubscription | null | undefined,
): string | null => {
  if (planKey === 'free')
    return current !== undefined && planInEffect(current) === 'free'
      ? 'Keep your current plan'
      : 'Choose Free'
  if (!isRunning(current)) return `Choose ${name}`
  if (current.status === 'past_due') return null
  const own = planKeyOf(current)
  if (planKey === own) return period === periodOf(current) ? null : `Switch to ${period} billing`
  return `${rankOf(planKey) > rankOf(own) ? 'Upgrade' : 'Downgrade'} to ${name}`
}

/** Undefined for a period that is not for sale, such as a quarter. */
const periodOf = ({ billingPeriod, periodCount }: CurrentSubscription): BillingPeriod | undefined => {
  if ((periodCount ?? 1) !== 1) return undefined
  return billingPeriod === 'year' ? 'yearly' : billingPeriod === 'month' ? 'monthly' : undefined
}

const rankOf = (key: Plan['planKey']): number => plans.findIndex(({ planKey }) => planKey === key)
