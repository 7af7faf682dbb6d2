// The limits of each plan; null means unlimited.
import type { PlanKey } from '../people/person.ts'

export interface PlanLimits {
  /** Homes listed at a time. */
  listings: number | null
  /** Inquiries per month. */
  contacts: number | null
  /** Per month. */
  backgroundChecks: number | null
}

/** From the smallest to the largest. */
export const limitsByPlan = {
  free: { listings: 10, contacts: 10, backgroundChecks: 0 },
  basic: { listings: 25, contacts: 50, backgroundChecks: 2 },
  premium: { listings: 100, contacts: null, backgroundChecks: null },
  enterprise: { listings: null, contacts: null, backgroundChecks: null },
} as const satisfies Record<PlanKey, PlanLimits>

export const planNames = {
  free: 'Free',
  basic: 'Basic',
  premium: 'Premium',
  enterprise: 'Enterprise',
} as const satisfies Record<PlanKey, string>

/** The smallest plan that allows one more than `used`. */
export const planFor = (feature: keyof PlanLimits, used: number): PlanKey => {
  const plans: [PlanKey, PlanLimits][] = [
    ['free', limitsByPlan.free],
    ['basic', limitsByPlan.basic],
    ['premium', limitsByPlan.premium],
  ]
  const found = plans.find(([, limits]) => used < (limits[feature] ?? Number.POSITIVE_INFINITY))
  return found?.[0] ?? 'enterprise'
}

/** Whether the plan includes instant alerts about new homes. */
export const hasInstantAlerts = (plan: PlanKey): boolean => plan !== 'free'

const plansByValue: readonly PlanKey[] = ['free', 'basic', 'premium', 'enterprise']

/** Whether a plan includes all that another one does. */
export const includesPlan = (plan: PlanKey, needed: PlanKey): boolean =>
  plansByValue.indexOf(plan) >= plansByValue.indexOf(needed)
