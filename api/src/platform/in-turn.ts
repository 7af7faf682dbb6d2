import { eq } from 'drizzle-orm'
import { users } from '../schema/people.ts'
import type { Context } from './context.ts'
import { type Caller, isSessionAlive, userColumns } from './find-caller.ts'
import { noSession } from './refusal.ts'
import { inTransaction } from './transaction.ts'

/**
 * Does what a person asked for in one transaction, with their row locked: what one person writes comes one after another,
 * and is decided by who they are now, not by the person that the session found. `work` gets the transaction as its database, may run
 * again after a deadlock, and must do nothing outside. Throws `no_session` when the session has ended in the meantime.
 */
export const inTurn = <Result>(
  context: Context<Caller>,
  work: (own: Context<Caller>) => Promise<Result>,
): Promise<Result> =>
  inTransaction(context.database, async database => {
    const { id, sessionId } = context.caller
    // "No key": others may write rows that name this person in the meantime.
    const [person] = await database
      .select(userColumns)
      .from(users)
      .where(eq(users.id, id))
      .for('no key update')
    if (!person || !(await isSessionAlive(database, sessionId))) throw noSession()
    return work({ ...context, database, caller: { ...person, sessionId } })
  })
