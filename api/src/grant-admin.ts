import { eq, sql } from 'drizzle-orm'
import { openDatabase } from './platform/database.ts'
import { sqlStateOf } from './platform/transaction.ts'
import { users } from './schema/people.ts'
import { securityEvents } from './schema/sessions.ts'

/**
 * Makes the person with this email address, compared without case, an administrator; it holds from their next call on
 * and is kept in the audit. Returns a sentence that says what was done. Throws an Error of one sentence when nobody
 * has the address, or when the database is not a portal's.
 */
export const grantAdmin = async (databaseUrl: string, email: string): Promise<string> => {
  const { database, close } = openDatabase(databaseUrl, { connections: 1 })
  try {
    return await database.transaction(async transaction => {
      const [person] = await transaction
        .select()
        .from(users)
        .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
        .for('no key update')
      if (!person) throw new Error(`Nobody has an account with the email address ${email}.`)
      const who = `${person.firstName} ${person.lastName} (${person.email})`
      if (person.isAdmin) return `${who} is an administrator already.`
      await transaction.update(users).set({ isAdmin: true }).where(eq(users.id, person.id))
      await transaction
        .insert(securityEvents)
        .values({ userId: person.id, eventType: 'admin_granted', status: 'succeeded', riskScore: 50 })
      return `${who} is an administrator now.`
    })
  } catch (error) {
    throw isWithoutTables(error)
      ? new Error('This database is not a portal’s: start the portal once.')
      : error
  } finally {
    await close()
  }
}

const isWithoutTables = (error: unknown): boolean => sqlStateOf(error) === '42P01'
