// Null means unlimited.
import type { PlanKey } from '../people/person.ts'

export interface PlanLimits {
  /** At a time. */
  listings: number | null
  /** Per month. */
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

/** That allows one more than `used`. */
export const planFor = (feature: keyof PlanLimits, used: number): PlanKey => {
  const plans: [PlanKey, PlanLimits][] = [
    ['free', limitsByPlan.free],
    ['basic', limitsByPlan.basic],
    ['premium', limitsByPlan.premium],
  ]
  const found = plans.find(([, limits]) => used < (limits[feature] ?? Number.POSITIVE_INFINITY))
  return found?.[0] ?? 'enterprise'
}

/** In place of a link to plans that nobody can buy. */
export const noLargerPlan = 'Larger plans are not available for purchase yet.'

export const hasInstantAlerts = (plan: PlanKey): boolean => plan !== 'free'

/** Compares applications side by side. */
export const comparingPlan: PlanKey = 'premium'

const plansByValue: readonly string[] = ['free', 'basic', 'premium', 'enterprise']

export const includesPlan = (plan: string, needed: PlanKey): boolean =>
  plansByValue.indexOf(plan) >= plansByValue.indexOf(needed)
