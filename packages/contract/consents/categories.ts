// What people may let each other see: the categories, their facts, and what each of them takes. Data alone: screens show it without zod.
import type { PlanKey, UserType } from '../people/person.ts'
import { type DealingStage, dealingStages } from './dealing-stages.ts'

/** Each fact as the end of a sentence: "… asks to see your monthly income". */
export const factNames = {
  preferredLocation: 'preferred location',
  minRent: 'lowest rent',
  maxRent: 'highest rent',
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
  email: 'email address',
  phone: 'phone number',
  rentalReferences: 'references',
  emergencyContact: 'emergency contact',
} as const
export type FactName = keyof typeof factNames

interface Category {
  title: string
  facts: readonly FactName[]
  /** The stage from which on it may be asked for. */
  from: DealingStage
  /** The smallest plan that includes asking for it and offering it; one of the two people needs it. */
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
    facts: ['hasCriminalHistory', 'criminalHistoryDetails'],
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

/** Landlords have no profile: a tenant may only ask them how to reach them. */
const factsOfLandlords: readonly FactName[] = ['email', 'phone']

/** How a consent names a document. */
export const documentFact = (id: string): string => `document:${id}`

/** The ids of the documents that a consent names. */
export const documentsIn = (fields: readonly string[]): string[] =>
  fields.flatMap(field => /^document:(.+)$/.exec(field)?.[1] ?? [])

/** The facts of a category that a person of this kind has; none if the category is not for them. */
export const factsOf = (category: DataCategory, ownerType: UserType): readonly FactName[] => {
  const { facts }: Category = consentCategories[category]
  return ownerType === 'tenant' ? facts : facts.filter(fact => factsOfLandlords.includes(fact))
}

/** Whether people at this stage may ask for the category. */
export const isFarEnough = (stage: DealingStage, category: DataCategory): boolean =>
  dealingStages.indexOf(stage) >= dealingStages.indexOf(consentCategories[category].from)

/** A request that is not answered expires after this many days. */
export const pendingDays = 14
/** How long a consent lasts unless its owner says otherwise, and how long it may last. */
export const grantedDays = 30
export const maxGrantedDays = 180
/** After a refusal, the same category of the same person cannot be asked for again for this many days. */
export const refusedDays = 30
