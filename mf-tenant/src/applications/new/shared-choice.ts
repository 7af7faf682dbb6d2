import type { ApplicationShare } from '@portal/contract/applications/application'
import { documentsIn, factsOf, grantedDays } from '@portal/contract/consents/categories'

/** What the applicant ticked, as consents name it, and for how many days. */
export interface SharedChoice {
  fields: readonly string[]
  days: number
}

/** Nothing is ticked in advance: sharing is always a person's own act. */
export const nothingShared: SharedChoice = { fields: [], days: grantedDays }

export const profileFacts = factsOf('profile', 'tenant')
export const incomeFacts = factsOf('financial', 'tenant')

/** How long sharing can last, in days. */
export const dayChoices = [7, 14, 30, 60] as const

/** The last day of sharing, in milliseconds since 1970. */
export const lastMoment = ({ days }: SharedChoice): number => Date.now() + days * 86_400_000

/** As the call takes it. */
export const shareOf = ({ fields, days }: SharedChoice): ApplicationShare => {
  const among = (known: readonly string[]) => fields.filter(field => known.includes(field))
  return {
    profile: among(profileFacts),
    financial: among(incomeFacts),
    documents: documentsIn(fields),
    days,
  }
}
