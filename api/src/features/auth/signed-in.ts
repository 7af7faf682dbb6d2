import { isBackgroundApproved } from '../../domain/background-approval.ts'
import { isRestricted } from '../../domain/posting-restriction.ts'
import type { Context } from '../../platform/request/context.ts'
import type { users } from '../../schema/people.ts'

export const asSignedIn = <Person extends Partial<typeof users.$inferSelect>>(
  { languageModel }: Pick<Context, 'languageModel'>,
  person: Person,
) => ({
  user: {
    ...person,
    backgroundCheckStatus: isBackgroundApproved(person) ? ('approved' as const) : ('pending' as const),
    hasAssistant: languageModel !== undefined,
    isEmailConfirmed: Boolean(person.emailConfirmedAt),
    ...(person.isAdmin && { isAdministrator: true }),
  },
})

/** Also says whether they are barred from posting. */
export const readSignedIn = async <Person extends Omit<typeof users.$inferSelect, 'passwordHash'>>(
  context: Pick<Context, 'languageModel' | 'database'>,
  person: Person,
) => ({
  user: {
    ...asSignedIn(context, person).user,
    ...((await isRestricted(context.database, person)) && { isRestricted: true }),
  },
})
