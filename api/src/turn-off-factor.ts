import { eq } from 'drizzle-orm'
import { changePerson } from './change-person.ts'
import { endSessionsOf } from './platform/session/session.ts'
import { secondFactors } from './schema/sessions.ts'

/** For a person who lost their phone and their recovery codes; their sessions end. Returns and throws like `changePerson`. */
export const turnOffFactor = (databaseUrl: string, email: string): Promise<string> =>
  changePerson(databaseUrl, email, {
    isDone: () => false,
    doneAlready: '',
    change: async (transaction, { id }) => {
      await transaction.delete(secondFactors).where(eq(secondFactors.userId, id))
      await endSessionsOf(transaction, id)
    },
    changed: 'signs in with their password alone now.',
    eventType: 'second_factor_off',
  })
