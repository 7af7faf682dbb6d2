import type { Context } from '../../platform/request/context.ts'
import type { users } from '../../schema/people.ts'

/** The answer about the signed-in person: their own data, and what is available to them. */
export const asSignedIn = <Person extends Partial<typeof users.$inferSelect>>(
  { languageModel }: Pick<Context, 'languageModel'>,
  person: Person,
) => ({
  user: {
    ...person,
    hasAssistant: languageModel !== undefined,
    isEmailConfirmed: Boolean(person.emailConfirmedAt),
    ...(person.isAdmin && { isAdministrator: true }),
  },
})
