import type { Context } from '../../platform/request/context.ts'
import type { users } from '../../schema/people.ts'

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
