import { mayFollow } from '@portal/contract/lifecycle'
import { appealDays, type OwnViolation } from '@portal/contract/moderation/violation'
import type { violationEndpoints } from '@portal/contract/moderation/violation-endpoints'
import { violationLifecycle } from '@portal/contract/warnings/lifecycle'
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { restrictionOf } from '../../domain/posting-restriction.ts'
import type { Database } from '../../platform/database/database.ts'
import { newestFirst, readPage } from '../../platform/request/read-page.ts'
import { notFound, Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { contentViolations, finderOf } from '../../schema/warnings.ts'
import { finderIn, readTitles, type StoredFinding, subjectTypeOf } from './finding-rows.ts'

const { id, userId, source, status, appealedAt, decidedWith } = contentViolations

const isFilters = sql`(${finderOf(source)}) = 'filter'`

/** What others reported is the accused's to know once it was confirmed, and stays so after an appeal. */
const isToldToAccused = and(
  isNull(decidedWith),
  or(isFilters, inArray(status, ['confirmed', 'appealed']), isNotNull(appealedAt)),
)

/** Never says who reported. */
export const listOwnViolations: Verb<typeof violationEndpoints.list> = async (
  { database, caller },
  { query },
) => {
  const { page, nextCursor } = await readPage(query, newestFirst(id), isFurther =>
    database
      .select()
      .from(contentViolations)
      .where(and(eq(userId, caller.id), isToldToAccused, isFurther)),
  )
  return {
    violations: await asOwn(database, page),
    nextCursor,
    restriction: await restrictionOf(database, caller),
  }
}

/** Throws `conflict` for what was not confirmed, was appealed before, or was decided more than 30 days ago. */
export const appealViolation: Verb<typeof violationEndpoints.appeal> = async (
  { database, caller },
  { params, body },
) => {
  const [violation] = await database
    .select()
    .from(contentViolations)
    .where(and(eq(id, params.id), isToldToAccused))
    .for('no key update')
  if (!violation) throw notFound('violation')
  if (violation.userId !== caller.id) throw notFound('violation', { belongsToAnother: true })
  if (violation.appealedAt) throw new Refusal('conflict', 'You’ve appealed this already.')
  if (!mayFollow(violationLifecycle, violation.status, 'appealed'))
    throw new Refusal('conflict', 'There is no decision to appeal.')
  if (appealEndOf(violation) === null)
    throw new Refusal('conflict', `You could appeal this for ${appealDays} days after the decision.`)
  const [appealed] = await database
    .update(contentViolations)
    .set({
      status: 'appealed',
      appealText: body.message,
      appealedAt: sql`now()`,
      queuedAt: sql`now()`,
      takenBy: null,
      takenAt: null,
    })
    .where(eq(id, params.id))
    .returning()
  const [own] = appealed ? await asOwn(database, [appealed]) : []
  if (!own) throw new Error('An appeal was stored but not returned')
  return { violation: own }
}

/** Null if it cannot be appealed. A decision from before moments were kept counts from when it was found. */
const appealEndOf = ({ status: now, appealedAt: before, reviewedAt, createdAt }: StoredFinding) => {
  if (now !== 'confirmed' || before) return null
  const end = Date.parse(reviewedAt ?? createdAt) + appealDays * 86_400_000
  return end > Date.now() ? new Date(end).toISOString() : null
}

const asOwn = async (database: Database, rows: readonly StoredFinding[]): Promise<OwnViolation[]> => {
  const titles = await readTitles(
    database,
    rows.filter(({ subjectType }) => subjectType === 'property'),
  )
  return rows.map(row => ({
    id: row.id,
    subjectType: subjectTypeOf(row),
    subjectId: row.subjectId,
    subjectTitle: titles.get(row.subjectId ?? '') ?? null,
    source: finderIn(row),
    reason: row.reason,
    contentText: row.contentText,
    status: row.status,
    action: row.action,
    decisionReason: row.decisionReason,
    decidedAt: row.reviewedAt,
    mayAppealUntil: appealEndOf(row),
    appealText: row.appealText,
    appealedAt: row.appealedAt,
    appealReason: row.appealReason,
    appealDecidedAt: row.appealDecidedAt,
    createdAt: row.createdAt,
  }))
}
