import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { lockPerson } from '../../platform/database/in-turn.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { users } from '../../schema/people.ts'
import { userSubscriptions } from '../../schema/subscriptions.ts'
import { followSubscription, isInGrace } from './current-plan.ts'
import { tellOfChange } from './tell-of-change.ts'

/** Ends the plans of people who are past their grace period; any number of processes can run it at once. */
export const endGrace = async (database: Database): Promise<void> => {
  const due = await database
    .select({ id: users.id })
    .from(userSubscriptions)
    .innerJoin(users, eq(users.id, userSubscriptions.userId))
    .where(
      and(
        eq(userSubscriptions.status, 'past_due'),
        sql`${isInGrace} is false`,
        ne(users.currentPlan, 'free'),
      ),
    )
  for (const { id } of due)
    await inTransaction(database, async transaction => {
      await lockPerson(transaction, id)
      await tellOfChange(transaction, id, () => followSubscription(transaction, id))
    })
}
