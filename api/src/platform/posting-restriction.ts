import { and, eq } from 'drizzle-orm'
import { contentViolations } from '../schema/warnings.ts'
import type { Context } from './context.ts'
import type { Caller } from './find-caller.ts'
import { Refusal } from './refusal.ts'

const confirmedThatRestrict = 3

/** Throws `restricted` if three confirmed violations, or an administrator, bar the caller from posting. */
export const refuseIfRestricted = async ({
  database,
  caller,
}: Pick<Context<Caller>, 'database' | 'caller'>): Promise<void> => {
  const isConfirmed = and(eq(contentViolations.userId, caller.id), eq(contentViolations.status, 'confirmed'))
  if (
    caller.isContentRestricted ||
    (await database.$count(contentViolations, isConfirmed)) >= confirmedThatRestrict
  )
    throw new Refusal('restricted', 'Your account can’t post right now.')
}
