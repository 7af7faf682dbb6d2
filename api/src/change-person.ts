import { eq, sql } from 'drizzle-orm'
import { type Database, openDatabase } from './platform/database/database.ts'
import { sqlStateOf } from './platform/database/transaction.ts'
import { users } from './schema/people.ts'
import { securityEvents } from './schema/sessions.ts'

type Person = typeof users.$inferSelect

interface PersonChange {
  isDone: (person: Person) => boolean
  /** Completes "Ada Cruz (ada@example.org) …". */
  doneAlready: string
  change: (transaction: Database, person: Person) => Promise<void>
  changed: string
  /** As the audit log calls it. */
  eventType: string
}

/**
 * Ignores the address's case, and records the change in the audit log. Returns a sentence for the operator. Throws an
 * Error of one sentence if the address has no account, or the database is not a portal's.
 */
export const changePerson = async (
  databaseUrl: string,
  email: string,
  { isDone, doneAlready, change, changed, eventType }: PersonChange,
): Promise<string> => {
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
      if (isDone(person)) return `${who} ${doneAlready}`
      await change(transaction, person)
      await transaction
        .insert(securityEvents)
        .values({ userId: person.id, eventType, status: 'succeeded', riskScore: 50 })
      return `${who} ${changed}`
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
