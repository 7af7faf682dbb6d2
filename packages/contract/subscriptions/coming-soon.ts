// Named in the plans, and missing: screens say "Coming soon" until they are removed here.
import type { Capability } from './plan.ts'

/** Rows of the comparison table. */
export const comingCapabilities: readonly Capability[] = ['Document verification', 'Priority support']

/** As the plans word them. */
export const comingFeatures: readonly string[] = [
  'Document verification',
  'Priority support',
  'Premium listings',
  '24/7 support',
  'Bulk tenant screening',
  'Property management tools',
  'Team collaboration',
  'Custom integrations',
  'Dedicated account manager',
  'Advanced analytics',
]

/** The name of a feature or capability, and whether it is "Coming soon". */
export const withComingSoon = (name: string): string =>
  [...comingFeatures, ...comingCapabilities].includes(name) ? `${name} (Coming soon)` : name
