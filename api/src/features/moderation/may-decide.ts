import { and, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/request/refusal.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { isAccountOpen, users } from '../../schema/people.ts'
import { isOpen, readPeople, type StoredFinding, takenUntilOf } from './finding-rows.ts'

/**
 * Why an administrator cannot decide findings, which are about one thing for one reason; null if they can. Nobody
 * decides about themselves or their own report, what someone else is on, or an appeal against their own decision while
 * there is another administrator.
 */
export const obstacleTo = async (
  database: Database,
  caller: Caller,
  [first, ...others]: readonly [StoredFinding, ...StoredFinding[]],
): Promise<Refusal | null> => {
  if (first.userId === caller.id)
    return new Refusal('forbidden', 'This is about you. Someone else must decide it.')
  if ([first, ...others].some(({ reportedBy }) => reportedBy === caller.id))
    return new Refusal('forbidden', 'You reported this. Someone else must decide it.')
  if (!isOpen(first)) return new Refusal('conflict', 'This was decided already.')
  if (first.takenBy !== null && first.takenBy !== caller.id && takenUntilOf(first)) {
    const taker = (await readPeople(database, [first.takenBy])).get(first.takenBy)
    const name = taker ? `${taker.firstName} ${taker.lastName}` : 'Someone else'
    return new Refusal('conflict', `${name} is on this.`)
  }
  const isOwnDecision = first.status === 'appealed' && first.reviewedBy === caller.id
  if (isOwnDecision && (await hasOthers(database, caller, first)))
    return new Refusal('conflict', 'Someone else must decide this appeal.')
  return null
}

const hasOthers = async (database: Database, caller: Caller, { userId, reportedBy }: StoredFinding) => {
  const involved = [caller.id, userId, ...(reportedBy ? [reportedBy] : [])]
  const isOther = and(sql`${users.isAdmin}`, isAccountOpen, notInArray(users.id, involved))
  return (await database.$count(users, isOther)) > 0
}
