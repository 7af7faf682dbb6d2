// Named in the plans, and missing: screens say "Coming soon" until they are removed here.
import type { Capability } from './plan.ts'

/** Rows of the comparison table. */
export const comingCapabilities: readonly Capability[] = ['Priority support']

/** As the plans word them. */
export const comingFeatures: readonly string[] = [
  'Priority support',
  'Advanced search filters',
  'Premium listings',
  '24/7 support',
  'Bulk tenant screening',
  'Property management tools',
  'Team collaboration',
  'Custom integrations',
  'Dedicated account manager',
  'Advanced analytics',
]

/** What works for landlords alone: they compare applications. */
export const comingForTenants: readonly string[] = ['Application management']

/** The name of a feature or capability, and whether it is "Coming soon". */
export const withComingSoon = (name: string): string =>
  [...comingFeatures, ...comingCapabilities].includes(name)
    ? `${name} (Coming soon)`
    : comingForTenants.includes(name)
      ? `${name} (Coming soon for tenants)`
      : name
