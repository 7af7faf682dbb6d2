// What a plan has, in words.
import type { UserType } from '@portal/contract/people/person'
import { comingFeatures } from '@portal/contract/subscriptions/coming-soon'
import type { Plan } from '@portal/contract/subscriptions/plan'
import { limitsByPlan } from '@portal/contract/subscriptions/plan-limit'

/** How many homes a landlord may list, or inquiries a tenant may send a month; null without limit. */
export const ownLimit = ({ planKey }: Plan, viewer: UserType): number | null =>
  limitsByPlan[planKey][viewer === 'landlord' ? 'listings' : 'contacts']

/** What the plan's limit means for one's side of the portal. */
export const limitWords = (plan: Plan, viewer: UserType): string => {
  const limit = ownLimit(plan, viewer)
  if (viewer === 'landlord') return limit === null ? 'Unlimited listings' : `Up to ${limit} listings`
  return limit === null ? 'Unlimited inquiries' : `${limit} inquiries a month`
}

/** The features that a plan has and the other lacks: those that work, and those that are coming. */
export const featuresBeyond = (plan: Plan, other: Plan | undefined) => {
  const added = plan.features.filter(feature => !other?.features.includes(feature))
  const isComing = (feature: string) => comingFeatures.includes(feature)
  return { working: added.filter(feature => !isComing(feature)), coming: added.filter(isComing) }
}
