import type { Report, ReportedType, ReportOutcome } from '@portal/contract/moderation/report'
import type { reportEndpoints } from '@portal/contract/moderation/report-endpoints'
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { isVisibleTo } from '../../domain/property-rows.ts'
import type { Database } from '../../platform/database/database.ts'
import { day, limitOf, takeTry } from '../../platform/limits/rate-limit.ts'
import type { Context } from '../../platform/request/context.ts'
import { newestFirst, readPage } from '../../platform/request/read-page.ts'
import { notFound, Refusal } from '../../platform/request/refusal.ts'
import type { Again, Verb } from '../../platform/request/route.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { isAccountOpen } from '../../schema/people.ts'
import { contentViolations } from '../../schema/warnings.ts'
import { findSubject } from './find-subject.ts'
import { readTitles, type StoredFinding } from './finding-rows.ts'

const reportsOfDay = limitOf('reports', 20, day, { isFixed: true })
const excerptLength = 1000

/** This many reports in a row that were dismissed, and the next ones wait behind those of others. */
const dismissedInRow = 10
/** For so long, so that they are looked at in the end. */
const waitsBehind = sql`now() + interval '30 days'`

const { id, reportedBy, reviewedAt, status, subjectId } = contentViolations

/**
 * Reports what the caller sees to administrators; its author does not learn by whom. Throws `conflict` for what is the
 * caller's own, or waits for a decision about an earlier report of theirs.
 */
export const createReport: Verb<typeof reportEndpoints.create> = async (context, { body }) => {
  const { database, caller, jobs } = context
  const { accusedId, text } = await findSubject(context, body.subjectType, body.subjectId)
  if (accusedId === caller.id) throw new Refusal('conflict', 'You can’t report yourself.')
  const isRepeated = and(
    eq(reportedBy, caller.id),
    eq(subjectId, body.subjectId),
    inArray(status, ['pending', 'appealed']),
  )
  if ((await database.$count(contentViolations, isRepeated)) > 0)
    throw new Refusal('conflict', 'You’ve reported this already. We’ll tell you what we decide.')
  await takeTry(database, reportsOfDay, caller.id, {
    words: `You can report ${reportsOfDay.tries} things a day. Please try again tomorrow.`,
  })
  const [stored] = await database
    .insert(contentViolations)
    .values({
      userId: accusedId,
      violationType: body.reason,
      contentText: text?.slice(0, excerptLength).toWellFormed() ?? null, // can split a surrogate pair
      source: 'report',
      subjectType: body.subjectType,
      subjectId: body.subjectId,
      reportedBy: caller.id,
      reason: body.reason,
      note: body.message || null,
      ...((await isOftenWrong(database, caller.id)) && { queuedAt: waitsBehind }),
    })
    .returning()
  if (!stored) throw new Error('A report was inserted but not returned')
  await jobs.announce(database, { type: 'report_filed', violationId: stored.id })
  return { report: await asReport(context, stored) }
}

export const readCreatedReport: Again<typeof reportEndpoints.create> = async (context, answered) => {
  const isIt = and(eq(id, answered.report.id), eq(reportedBy, context.caller.id))
  const [stored] = await context.database.select().from(contentViolations).where(isIt)
  if (!stored) throw notFound('report')
  return { report: await asReport(context, stored) }
}

export const listReports: Verb<typeof reportEndpoints.list> = async (context, { query }) => {
  const { page, nextCursor } = await readPage(query, newestFirst(id), isFurther =>
    context.database
      .select()
      .from(contentViolations)
      .where(and(eq(reportedBy, context.caller.id), isFurther)),
  )
  return { reports: await asReports(context, page), nextCursor }
}

const isOftenWrong = async (database: Database, personId: string): Promise<boolean> => {
  const last = await database
    .select({ status })
    .from(contentViolations)
    .where(and(eq(reportedBy, personId), isNotNull(reviewedAt)))
    .orderBy(desc(id))
    .limit(dismissedInRow)
  return last.length === dismissedInRow && last.every(report => report.status === 'dismissed')
}

const asReports = async (
  { database, caller }: Context<Caller>,
  rows: readonly StoredFinding[],
): Promise<Report[]> => {
  const titles = await readTitles(database, rows, { home: isVisibleTo(caller), person: isAccountOpen })
  return rows.map(row => ({
    id: row.id,
    subjectType: reportedTypeOf(row),
    subjectId: row.subjectId ?? row.id,
    subjectTitle: titles.get(row.subjectId ?? '') ?? null,
    reason: row.reason ?? 'other',
    message: row.note,
    status: row.status === 'appealed' ? 'confirmed' : row.status,
    outcome: outcomeOf(row),
    decidedAt: row.reviewedAt,
    createdAt: row.createdAt,
  }))
}

const asReport = async (context: Context<Caller>, row: StoredFinding): Promise<Report> => {
  const [report] = await asReports(context, [row])
  if (!report) throw new Error('A report has no answer')
  return report
}

const reportedTypeOf = ({ subjectType }: StoredFinding): ReportedType =>
  subjectType === 'property' || subjectType === 'message' || subjectType === 'rating' ? subjectType : 'person'

/** An appeal that waits changes nothing yet. */
export const outcomeOf = ({ status: now, action }: StoredFinding): ReportOutcome | null => {
  if (now === 'pending') return null
  if (now === 'dismissed') return 'kept'
  return action === 'hide' ? 'removed' : 'acted'
}
