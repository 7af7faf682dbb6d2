// Decides what happens if a customer has several subscriptions, and when money is refunded (docs/decisions/plans.md).
import type { PlanKey } from '@portal/contract/people/person'
import { includesPlan } from '@portal/contract/subscriptions/plan-limit'
import type { ProviderSubscription } from '../../platform/ports/payments.ts'

/** A subscription with its stored plan; undefined if it has none of ours. */
export interface OfPlan extends ProviderSubscription {
  planId: string | undefined
  tier: PlanKey | undefined
}

interface Settlement {
  /** The subscription that determines the person's plan: the largest running one, or else the latest. */
  current: OfPlan | undefined
  /** Bought twice: to refund and end. */
  duplicates: OfPlan[]
  /** Replaced by another plan: to end. */
  replaced: OfPlan[]
  /** Left alone and shown to administrators. */
  notSoldHere: OfPlan[]
}

const isRunning = ({ status }: OfPlan): boolean => status === 'active' || status === 'past_due'

/** Open subscriptions are preferred in this order. */
const statuses = ['active', 'past_due', 'incomplete']

/** Negative if the first has the larger plan. */
const byPlan = ({ tier: one = 'free' }: OfPlan, { tier: other = 'free' }: OfPlan): number =>
  Number(includesPlan(other, one)) - Number(includesPlan(one, other))

const isSamePurchase = (one: OfPlan, other: OfPlan): boolean =>
  one.planId === other.planId && one.interval === other.interval && one.intervalCount === other.intervalCount

/**
 * Refunds only a proven duplicate: the later of two running subscriptions that this person bought for the
 * same plan in our checkout. A later one for another plan is a change of plan and replaces the earlier one.
 * Everything else is left alone, and unpaid subscriptions replace nothing. A larger plan from the provider's dashboard is
 * granted, but its money is not touched.
 */
export const settleAccount = (newestFirst: readonly OfPlan[], personId: string): Settlement => {
  const isSold = ({ soldTo, planId }: OfPlan) => soldTo === personId && planId !== undefined
  const running = newestFirst.filter(isRunning)
  const duplicates: OfPlan[] = []
  const replaced: OfPlan[] = []
  let kept: OfPlan | undefined
  for (const next of running.filter(isSold).toReversed()) {
    if (!kept) kept = next
    else if (next.status !== 'active') continue
    else if (isSamePurchase(kept, next) && kept.status === 'active') duplicates.push(next)
    else {
      replaced.push(kept)
      kept = next
    }
  }
  const ended = [...duplicates, ...replaced]
  const ofPlans = newestFirst.filter(each => each.planId !== undefined && !ended.includes(each))
  const open = ofPlans.filter(({ status }) => status !== 'canceled')
  return {
    current:
      open.toReversed().toSorted((one, other) => {
        const byStatus = statuses.indexOf(one.status) - statuses.indexOf(other.status)
        return byStatus || byPlan(one, other) || Number(isSold(other)) - Number(isSold(one))
      })[0] ?? ofPlans[0],
    duplicates,
    replaced,
    notSoldHere: running.filter(each => !isSold(each)),
  }
}
