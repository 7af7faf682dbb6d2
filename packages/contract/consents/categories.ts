// Data alone: screens show it without zod.
import type { PlanKey, UserType } from '../people/person.ts'
import { includesPlan } from '../subscriptions/plan-limit.ts'
import { type DealingStage, dealingStages } from './dealing-stages.ts'

/** The end of "… asks to see your monthly income". */
export const factNames = {
  preferredLocation: 'preferred location',
  minRent: 'minimum rent',
  maxRent: 'maximum rent',
  preferredPropertyType: 'kind of home',
  moveInDate: 'move-in date',
  employmentStatus: 'employment status',
  workExperience: 'work experience',
  hasRentalHistory: 'rental history',
  previousAddresses: 'previous addresses',
  reasonForMoving: 'reason for moving',
  petOwner: 'pets',
  petDetails: 'details about pets',
  smokingStatus: 'smoking',
  monthlyIncome: 'monthly income',
  employerName: 'employer',
  hasCriminalHistory: 'criminal history',
  criminalHistoryDetails: 'details of criminal history',
  backgroundCheck: 'background check',
  email: 'email address',
  phone: 'phone number',
  rentalReferences: 'references',
  emergencyContact: 'emergency contact',
} as const
export type FactName = keyof typeof factNames

interface Category {
  title: string
  facts: readonly FactName[]
  /** The first stage at which it can be asked for. */
  from: DealingStage
  /** The smallest plan for asking and offering; one of the two people needs it. */
  plan: PlanKey
}

export const consentCategories = {
  profile: {
    title: 'Rental profile',
    facts: [
      'preferredLocation',
      'minRent',
      'maxRent',
      'preferredPropertyType',
      'moveInDate',
      'employmentStatus',
      'workExperience',
      'hasRentalHistory',
      'previousAddresses',
      'reasonForMoving',
      'petOwner',
      'petDetails',
      'smokingStatus',
    ],
    from: 'inquiry',
    plan: 'free',
  },
  financial: {
    title: 'Income',
    facts: ['monthlyIncome', 'employerName'],
    from: 'application',
    plan: 'premium',
  },
  documents: { title: 'Documents', facts: [], from: 'application', plan: 'free' },
  background: {
    title: 'Background',
    facts: ['hasCriminalHistory', 'criminalHistoryDetails', 'backgroundCheck'],
    from: 'application',
    plan: 'free',
  },
  contact: {
    title: 'Contact details',
    facts: ['email', 'phone', 'rentalReferences', 'emergencyContact'],
    from: 'tenancy',
    plan: 'basic',
  },
} as const satisfies Record<string, Category>
export type DataCategory = keyof typeof consentCategories

/** Guarantee: the keys of the constant are its categories. */
export const dataCategories = Object.keys(consentCategories) as [DataCategory, ...DataCategory[]]

/** Neither of the two has the plan to ask for it or to offer it. */
export const isBeyondPlan = (category: DataCategory, people: readonly { currentPlan: PlanKey }[]): boolean =>
  !people.some(({ currentPlan }) => includesPlan(currentPlan, consentCategories[category].plan))

/** Landlords have no profile: a tenant can only ask how to reach them. */
const factsOfLandlords: readonly FactName[] = ['email', 'phone']

export const documentFact = (id: string): string => `document:${id}`

export const documentsIn = (fields: readonly string[]): string[] =>
  fields.flatMap(field => /^document:(.+)$/.exec(field)?.[1] ?? [])

/** None if the category is not for this kind of person. */
export const factsOf = (category: DataCategory, ownerType: UserType): readonly FactName[] => {
  const { facts }: Category = consentCategories[category]
  return ownerType === 'tenant' ? facts : facts.filter(fact => factsOfLandlords.includes(fact))
}

export const isFarEnough = (stage: DealingStage, category: DataCategory): boolean =>
  dealingStages.indexOf(stage) >= dealingStages.indexOf(consentCategories[category].from)

/** An unanswered request expires after this many days. */
export const pendingDays = 14
/** How long a consent lasts by default, and at most. */
export const grantedDays = 30
export const maxGrantedDays = 180
/** How long a refused category cannot be asked for again. */
export const refusedDays = 30
