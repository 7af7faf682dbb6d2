// What becomes of several subscriptions of one customer, and when money goes back (decision 75).
import type { ProviderSubscription } from '../../platform/payments.ts'

/** A subscription with the stored plan that it pays for; undefined where none of ours is known to be. */
export interface OfPlan extends ProviderSubscription {
  planId: string | undefined
}

interface Settlement {
  /** The one that gives the person their plan: one that runs, or else the last. */
  current: OfPlan | undefined
  /** Bought twice: to be refunded and ended. */
  duplicates: OfPlan[]
  /** In whose place another plan was bought: to be ended. */
  replaced: OfPlan[]
  /** Left alone, and shown to administrators. */
  notSoldHere: OfPlan[]
}

const isRunning = ({ status }: OfPlan): boolean => status === 'active' || status === 'past_due'

/** Which of those that are open counts: the first of these. */
const statuses = ['active', 'past_due', 'incomplete']

/**
 * Money goes back only for a proven duplicate: of two subscriptions that this person bought in our checkout, for the same plan, and
 * that both run, the later one. A later one of another plan is a change of plan, and takes the place of the earlier. Nothing else is
 * touched, and nothing that is unpaid takes the place of anything.
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
    else if (kept.planId === next.planId && kept.status === 'active') duplicates.push(next)
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
        return byStatus || Number(isSold(other)) - Number(isSold(one))
      })[0] ?? ofPlans[0],
    duplicates,
    replaced,
    notSoldHere: running.filter(each => !isSold(each)),
  }
}
