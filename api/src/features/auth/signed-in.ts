import { isRestricted } from '../../domain/posting-restriction.ts'
import type { Context } from '../../platform/request/context.ts'
import { actsAsAdministrator } from '../../platform/session/second-factor.ts'
import { standingOf, type users } from '../../schema/people.ts'

export const asSignedIn = <Person extends Omit<typeof users.$inferSelect, 'passwordHash'>>(
  { languageModel }: Pick<Context, 'languageModel'>,
  person: Person,
) => ({
  user: {
    ...person,
    ...standingOf(person),
    hasAssistant: languageModel !== undefined,
    isEmailConfirmed: Boolean(person.emailConfirmedAt),
  },
})

/** Also says whether they are an administrator, or barred from posting. */
export const readSignedIn = async <Person extends Omit<typeof users.$inferSelect, 'passwordHash'>>(
  context: Pick<Context, 'languageModel' | 'database' | 'env'>,
  person: Person,
) => ({
  user: {
    ...asSignedIn(context, person).user,
    ...(person.isAdmin &&
      ((await actsAsAdministrator(context, person))
        ? { isAdministrator: true }
        : { needsSecondFactor: true })),
    ...((await isRestricted(context.database, person)) && { isRestricted: true }),
  },
})
