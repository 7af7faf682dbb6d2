import { and, eq } from 'drizzle-orm'
import type { Context } from '../platform/request/context.ts'
import { Refusal } from '../platform/request/refusal.ts'
import type { Caller } from '../platform/session/find-caller.ts'
import { contentViolations } from '../schema/warnings.ts'

const violationsUntilRestricted = 3

/** Throws `restricted` if three confirmed violations, or an administrator, bar the caller from posting. */
export const refuseIfRestricted = async ({
  database,
  caller,
}: Pick<Context<Caller>, 'database' | 'caller'>): Promise<void> => {
  const isConfirmed = and(eq(contentViolations.userId, caller.id), eq(contentViolations.status, 'confirmed'))
  if (
    caller.isContentRestricted ||
    (await database.$count(contentViolations, isConfirmed)) >= violationsUntilRestricted
  )
    throw new Refusal('restricted', 'Your account can’t post right now.')
}
