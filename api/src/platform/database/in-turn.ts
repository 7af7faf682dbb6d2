import { and, eq } from 'drizzle-orm'
import { isAccountOpen, users } from '../../schema/people.ts'
import type { Context } from '../request/context.ts'
import { noSession } from '../request/refusal.ts'
import { type Caller, isSessionAlive, userColumns } from '../session/find-caller.ts'
import { type Database, plannedOnce } from './database.ts'
import { inTransaction } from './transaction.ts'

/**
 * Runs one person's request in a transaction with their row locked, so that their writes happen one at a time, based on
 * who they are now. `work` can run again after a deadlock, and must have no effects outside the database. Throws
 * `no_session` if the session has ended.
 */
export const inTurn = <Result>(
  context: Context<Caller>,
  work: (own: Context<Caller>) => Promise<Result>,
): Promise<Result> =>
  inTransaction(context.database, async database => {
    const { id, sessionId } = context.caller
    // "No key": others can insert rows that reference this person meanwhile.
    const [person] = await plannedOnce(
      database
        .select(userColumns)
        .from(users)
        .where(and(eq(users.id, id), isAccountOpen))
        .for('no key update'),
    )
    if (!person || !(await isSessionAlive(database, sessionId))) throw noSession()
    return work({ ...context, database, caller: { ...person, sessionId } })
  })

/** Locks any person until the transaction ends, as their turn does. Their account can have ended. */
export const lockPerson = async (transaction: Database, id: string) => {
  const [person] = await transaction.select().from(users).where(eq(users.id, id)).for('no key update')
  return person
}
