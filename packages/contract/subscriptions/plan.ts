// Plans for sale (spec §2.5, §6, §9). Data alone: screens can show them without zod.
import type { PlanKey, UserType } from '../people/person.ts'
import { planNames } from './plan-limit.ts'

export interface Plan {
  planKey: PlanKey
  name: string
  description: string
  /** Dollars. */
  monthlyPrice: number
  /** Dollars. */
  yearlyPrice: number
  features: string[]
  isPopular: boolean
  userTypes: UserType[]
}

const freeFeatures = [
  'Basic profile',
  'Search and browsing',
  'Public information sharing',
  'Basic messaging',
  'Community support',
]
const basicFeatures = [
  ...freeFeatures,
  'Background check requests',
  'Document verification',
  'Priority support',
  'Advanced search filters',
  'Contact information sharing',
]
const premiumFeatures = [
  ...basicFeatures,
  'Unlimited background checks',
  'Financial information sharing',
  'Premium listings',
  'Direct landlord connections',
  'Application management',
  '24/7 support',
]
const enterpriseFeatures = [
  ...premiumFeatures,
  'Bulk tenant screening',
  'Property management tools',
  'Team collaboration',
  'Custom integrations',
  'Dedicated account manager',
  'Advanced analytics',
]

/** From the smallest; each has everything in the one before it. */
export const plans: readonly Plan[] = [
  {
    planKey: 'free',
    name: planNames.free,
    description: 'To get started',
    monthlyPrice: 0,
    yearlyPrice: 0,
    features: freeFeatures,
    isPopular: false,
    userTypes: ['tenant', 'landlord'],
  },
  {
    planKey: 'basic',
    name: planNames.basic,
    description: 'For active searches and listings',
    monthlyPrice: 9.99,
    yearlyPrice: 99.99,
    features: basicFeatures,
    isPopular: false,
    userTypes: ['tenant', 'landlord'],
  },
  {
    planKey: 'premium',
    name: planNames.premium,
    description: 'For renting without limits',
    monthlyPrice: 19.99,
    yearlyPrice: 199.99,
    features: premiumFeatures,
    isPopular: true,
    userTypes: ['tenant', 'landlord'],
  },
  {
    planKey: 'enterprise',
    name: planNames.enterprise,
    description: 'For property management companies',
    monthlyPrice: 49.99,
    yearlyPrice: 499.99,
    features: enterpriseFeatures,
    isPopular: false,
    userTypes: ['landlord'],
  },
]

/** Over twelve months, in dollars to the cent (spec §9). */
export const yearlySaving = ({
  monthlyPrice,
  yearlyPrice,
}: Pick<Plan, 'monthlyPrice' | 'yearlyPrice'>): number =>
  Math.round((12 * monthlyPrice - yearlyPrice) * 100) / 100

/** The rows of the comparison table (spec §2.5). */
export const comparedCapabilities = [
  'Basic profile creation',
  'Property search',
  'Background checks',
  'Document verification',
  'Financial sharing',
  'Priority support',
] as const
export type Capability = (typeof comparedCapabilities)[number]

const inFree: readonly Capability[] = ['Basic profile creation', 'Property search']
const inBasic: readonly Capability[] = [
  ...inFree,
  'Background checks',
  'Document verification',
  'Priority support',
]

/** So that no cell of the comparison depends on a feature's wording. */
export const capabilitiesByPlan: Readonly<Record<PlanKey, readonly Capability[]>> = {
  free: inFree,
  basic: inBasic,
  premium: comparedCapabilities,
  enterprise: comparedCapabilities,
}
