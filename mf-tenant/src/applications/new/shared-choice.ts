import { isAnswered } from '@portal/app-kit/sharing/fact-words'
import type { ApplicationShare } from '@portal/contract/applications/application'
import { documentsIn, factsOf, grantedDays } from '@portal/contract/consents/categories'
import type { SharedFacts } from '@portal/contract/consents/consent'
import type { DraftPlace } from '@portal/shared-ui/draft'
import * as z from 'zod/mini'

/** What the applicant ticked, and for how many days. */
export interface SharedChoice {
  /** All of the rental profile that is answered. */
  hasProfile: boolean
  /** Everything else, as consents name it. */
  fields: readonly string[]
  days: number
}

/** Ticked in advance only as it was for the last application: sharing is always a person's own act. */
export const startingChoice = (last: SharedLast | null): SharedChoice => ({
  hasProfile: last?.hasProfile ?? false,
  fields: [],
  days: grantedDays,
})

const SharedLast = z.object({ hasProfile: z.boolean() })
type SharedLast = z.infer<typeof SharedLast>

export const sharedLastPlace = (personId: string): DraftPlace => ({
  key: `shared-profile:${personId}`,
  lasts: 'device',
})
export const parseSharedLast = (stored: unknown): SharedLast => SharedLast.parse(stored)

export const profileFacts = factsOf('profile', 'tenant')
export const incomeFacts = factsOf('financial', 'tenant')

/** How long sharing can last, in days. */
export const dayChoices = [7, 14, 30, 60] as const

/** The last day of sharing, in milliseconds since 1970. */
export const lastMoment = ({ days }: SharedChoice): number => Date.now() + days * 86_400_000

/** As consents name it. */
export const sharedFields = ({ hasProfile, fields }: SharedChoice, facts: SharedFacts): string[] => [
  ...(hasProfile ? profileFacts.filter(field => isAnswered(facts, field)) : []),
  ...fields,
]

/** As the call takes it. */
export const shareOf = (shared: SharedChoice, facts: SharedFacts): ApplicationShare => {
  const fields = sharedFields(shared, facts)
  const among = (known: readonly string[]) => fields.filter(field => known.includes(field))
  return {
    profile: among(profileFacts),
    financial: among(incomeFacts),
    documents: documentsIn(fields),
    days: shared.days,
  }
}
