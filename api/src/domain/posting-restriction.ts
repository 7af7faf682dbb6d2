import type { Restriction } from '@portal/contract/moderation/violation'
import { changedHomeType } from '@portal/contract/moderation/violation-words'
import { dayInWords } from '@portal/contract/values/day-words'
import { and, count, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { type Database, plannedOnce } from '../platform/database/database.ts'
import type { Context } from '../platform/request/context.ts'
import { Refusal } from '../platform/request/refusal.ts'
import type { Caller } from '../platform/session/find-caller.ts'
import { contentViolations } from '../schema/warnings.ts'

const violationsUntilRestricted = 3

type Restrictable = Pick<
  Caller,
  | 'id'
  | 'isContentRestricted'
  | 'contentViolationCount'
  | 'restrictedUntil'
  | 'restrictionReason'
  | 'restrictionLiftedAt'
>

/**
 * Three confirmed violations since an administrator last lifted a restriction, or an administrator's word until its
 * moment, bar a person from posting. What was decided together counts once, and one that waits for the decision of
 * an appeal does not count. Null for who can post.
 */
export const restrictionOf = async (
  database: Database,
  person: Restrictable,
): Promise<Restriction | null> => {
  const { restrictedUntil: until, restrictionReason: reason } = person
  if (person.isContentRestricted && (until === null || Date.parse(until) > Date.now()))
    return { reason, until }
  if (person.contentViolationCount < violationsUntilRestricted) return null // it counts all, confirmed or not
  if ((await countConfirmed(database, person)) < violationsUntilRestricted) return null
  return { reason: 'Three violations of our policy were confirmed.', until: null }
}

/** Those that count toward a restriction. */
export const countConfirmed = async (
  database: Database,
  { id, restrictionLiftedAt }: Pick<Restrictable, 'id' | 'restrictionLiftedAt'>,
): Promise<number> => {
  const { userId, status, decidedWith, violationType, reviewedAt, createdAt } = contentViolations
  const isCounted = and(
    eq(userId, id),
    eq(status, 'confirmed'),
    isNull(decidedWith),
    ne(violationType, changedHomeType),
    or(
      sql`${restrictionLiftedAt}::timestamptz is null`,
      sql`coalesce(${reviewedAt}, ${createdAt}) > ${restrictionLiftedAt}::timestamptz`,
    ),
  )
  const [confirmed] = await plannedOnce(
    database.select({ violations: count() }).from(contentViolations).where(isCounted),
  )
  return confirmed?.violations ?? 0
}

export const isRestricted = async (database: Database, person: Restrictable): Promise<boolean> =>
  (await restrictionOf(database, person)) !== null

/** Throws `restricted`, with the reason and the end, for who must not post. */
export const refuseIfRestricted = async ({
  database,
  caller,
}: Pick<Context<Caller>, 'database' | 'caller'>): Promise<void> => {
  const restriction = await restrictionOf(database, caller)
  if (!restriction) return
  const { reason, until } = restriction
  const when = until === null ? 'right now' : `until ${dayInWords(until.slice(0, 10))} (UTC)`
  throw new Refusal('restricted', `Your account can’t post ${when}.${reason ? ` Reason: ${reason}` : ''}`)
}
