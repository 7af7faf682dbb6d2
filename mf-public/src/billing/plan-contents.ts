import type { UserType } from '@portal/contract/people/person'
import { comingFeatures, comingForTenants } from '@portal/contract/subscriptions/coming-soon'
import type { Plan } from '@portal/contract/subscriptions/plan'
import { hasInstantAlerts, limitsByPlan } from '@portal/contract/subscriptions/plan-limit'

/** How many homes a landlord can list, or inquiries a tenant can send a month; null means unlimited. */
export const ownLimit = ({ planKey }: Plan, viewer: UserType): number | null =>
  limitsByPlan[planKey][viewer === 'landlord' ? 'listings' : 'contacts']

/** The plan's limit in words, for landlords or tenants. */
export const limitWords = (plan: Plan, viewer: UserType): string => {
  const limit = ownLimit(plan, viewer)
  if (viewer === 'landlord') return limit === null ? 'Unlimited listings' : `Up to ${limit} listings`
  return limit === null ? 'Unlimited inquiries' : `${limit} inquiries a month`
}

/** What the plan means for a person who has the other one: "50 inquiries a month instead of 10". */
export const gainWords = (plan: Plan, own: Plan, viewer: UserType): string => {
  if (plan.planKey === own.planKey) return 'What you have now'
  const had = ownLimit(own, viewer)
  if (had !== ownLimit(plan, viewer)) return `${limitWords(plan, viewer)} instead of ${had ?? 'unlimited'}`
  const { working } = featuresBeyond(plan, own, viewer)
  const [first, ...others] = working
  if (first === undefined) return `Nothing beyond ${own.name} yet`
  return others.length > 0 ? `${first} and ${others.length} more` : first
}

/** Only tenants save searches. */
const featuresOf = ({ planKey, features }: Plan, viewer: UserType): string[] =>
  viewer === 'tenant' && hasInstantAlerts(planKey)
    ? ['Instant alerts for saved searches', ...features]
    : features

/** The features that one plan has and the other lacks, for landlords or tenants: available and coming ones. */
export const featuresBeyond = (plan: Plan, other: Plan | undefined, viewer: UserType) => {
  const known = other ? featuresOf(other, viewer) : []
  const added = featuresOf(plan, viewer).filter(feature => !known.includes(feature))
  const isComing = (feature: string) =>
    comingFeatures.includes(feature) || (viewer === 'tenant' && comingForTenants.includes(feature))
  return { working: added.filter(feature => !isComing(feature)), coming: added.filter(isComing) }
}
