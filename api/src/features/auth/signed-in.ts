import type { Context } from '../../platform/context.ts'
import type { users } from '../../schema/people.ts'

/** How the calls answer who is signed in: the person as they see themselves, and whether they can talk to the assistant. */
export const asSignedIn = <Person extends Partial<typeof users.$inferSelect>>(
  { languageModel }: Pick<Context, 'languageModel'>,
  person: Person,
) => ({ user: { ...person, hasAssistant: languageModel !== undefined } })
