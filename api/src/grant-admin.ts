import { eq } from 'drizzle-orm'
import { changePerson } from './change-person.ts'
import { users } from './schema/people.ts'

/** From the next call on. Returns and throws like `changePerson`. */
export const grantAdmin = (databaseUrl: string, email: string): Promise<string> =>
  changePerson(databaseUrl, email, {
    isDone: ({ isAdmin }) => isAdmin,
    doneAlready: 'is an administrator already.',
    change: async (transaction, { id }) => {
      await transaction.update(users).set({ isAdmin: true }).where(eq(users.id, id))
    },
    changed: 'is an administrator now.',
    eventType: 'admin_granted',
  })

/** From the next call on; what they decided stays. Returns and throws like `changePerson`. */
export const revokeAdmin = (databaseUrl: string, email: string): Promise<string> =>
  changePerson(databaseUrl, email, {
    isDone: ({ isAdmin }) => !isAdmin,
    doneAlready: 'is no administrator.',
    change: async (transaction, { id }) => {
      await transaction.update(users).set({ isAdmin: false }).where(eq(users.id, id))
    },
    changed: 'is an administrator no longer.',
    eventType: 'admin_revoked',
  })
