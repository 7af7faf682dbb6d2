import { and, count, eq } from 'drizzle-orm'
import { type Database, plannedOnce } from '../platform/database/database.ts'
import type { Context } from '../platform/request/context.ts'
import { Refusal } from '../platform/request/refusal.ts'
import type { Caller } from '../platform/session/find-caller.ts'
import { contentViolations } from '../schema/warnings.ts'

const violationsUntilRestricted = 3

/** Three confirmed violations, or an administrator, bar a person from posting. */
export const isRestricted = async (
  database: Database,
  {
    id,
    isContentRestricted,
    contentViolationCount,
  }: Pick<Caller, 'id' | 'isContentRestricted' | 'contentViolationCount'>,
): Promise<boolean> => {
  if (isContentRestricted) return true
  if (contentViolationCount < violationsUntilRestricted) return false // it counts all, confirmed or not
  const isConfirmed = and(eq(contentViolations.userId, id), eq(contentViolations.status, 'confirmed'))
  const [confirmed] = await plannedOnce(
    database.select({ violations: count() }).from(contentViolations).where(isConfirmed),
  )
  return (confirmed?.violations ?? 0) >= violationsUntilRestricted
}

export const refuseIfRestricted = async ({
  database,
  caller,
}: Pick<Context<Caller>, 'database' | 'caller'>): Promise<void> => {
  if (await isRestricted(database, caller))
    throw new Refusal('restricted', 'Your account can’t post right now.')
}
