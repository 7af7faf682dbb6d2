import { eq, sql } from 'drizzle-orm'
import { changePerson } from './change-person.ts'
import { endAccountLinks } from './domain/account-link.ts'
import { users } from './schema/people.ts'

/** For a portal that sends no mail; links that wait for it end. Returns and throws like `changePerson`. */
export const confirmAddress = (databaseUrl: string, email: string): Promise<string> =>
  changePerson(databaseUrl, email, {
    isDone: ({ emailConfirmedAt }) => emailConfirmedAt !== null,
    doneAlready: 'has a confirmed address already.',
    change: async (transaction, { id }) => {
      await transaction.update(users).set({ emailConfirmedAt: sql`now()` }).where(eq(users.id, id))
      await endAccountLinks(transaction, id)
    },
    changed: 'has a confirmed address now.',
    eventType: 'email_confirmed',
  })
