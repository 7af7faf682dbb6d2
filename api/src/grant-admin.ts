import { eq, sql } from 'drizzle-orm'
import { openDatabase } from './platform/database/database.ts'
import { sqlStateOf } from './platform/database/transaction.ts'
import { users } from './schema/people.ts'
import { securityEvents } from './schema/sessions.ts'

/**
 * Makes the person with this email address, ignoring case, an administrator from their next call on, and
 * records it in the audit log. Returns a sentence for the operator. Throws an Error of one sentence if the
 * address has no account, or if the database is not a portal's.
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
