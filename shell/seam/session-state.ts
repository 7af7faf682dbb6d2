import { readLeniently } from '@portal/client/read-leniently'
import { UserType } from '@portal/contract/people/person'
import type { Session } from '@portal/shared-ui/platform/platform'
import type { Store } from '@portal/shared-ui/platform/store'
import * as z from 'zod/mini'

const SignedIn = z.object({
  user: z.object({
    id: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    userType: UserType,
    isEmailConfirmed: z.optional(z.boolean()),
    hasAssistant: z.optional(z.boolean()),
    isAdministrator: z.optional(z.boolean()),
    isRestricted: z.optional(z.boolean()),
    currentPlan: z.optional(z.string()),
    profilePicture: z.optional(z.nullable(z.string())),
    closesAt: z.optional(z.nullable(z.string())),
  }),
})

/** Null for a visitor; 'unknown' while the API cannot be reached. */
export type SessionState = z.infer<typeof SignedIn> | null | 'unknown'

/** Only a 401 means that nobody is signed in. A role that only a newer API knows signs nobody out. */
export const sessionOf = async (response: Response): Promise<SessionState> => {
  if (response.status === 401) return null
  if (!response.ok) return 'unknown'
  try {
    return readLeniently(SignedIn, await response.json())
  } catch {
    return 'unknown'
  }
}

export interface SessionToFind {
  /** False until the API has answered; to the apps that is a visitor. */
  isSessionKnown: Store<boolean>
  /** Takes the API's final answer; signs nobody in or out. */
  resolveSession(session: Session): void
}
