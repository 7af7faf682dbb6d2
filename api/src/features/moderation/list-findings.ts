import type { Input } from '@portal/contract/endpoint'
import { maxCounted } from '@portal/contract/moderation/finding'
import type { findingEndpoints } from '@portal/contract/moderation/finding-endpoints'
import type { ReportReason } from '@portal/contract/moderation/report'
import { type AnyColumn, and, eq, getTableColumns, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/database/database.ts'
import { byMoment, readPage } from '../../platform/request/read-page.ts'
import type { Verb } from '../../platform/request/route.ts'
import { contentViolations, finderOf, isFindingOpen } from '../../schema/warnings.ts'
import { asFindings, readTitles, type StoredFinding } from './finding-rows.ts'
import { obstacleTo } from './may-decide.ts'

type Filters = Pick<Input<typeof findingEndpoints.list>['query'], 'status' | 'source' | 'reason'>
type Columns = Record<'status' | 'source' | 'reason', AnyColumn>

const { id, queuedAt, subjectId } = contentViolations
const others = alias(contentViolations, 'others')

const fits = ({ status = 'open', source, reason }: Filters, table: Columns): SQL | undefined =>
  and(
    status === 'open' ? isFindingOpen(table.status) : eq(table.status, status),
    // Open ones have indexes by status that know no other words.
    status === 'pending' || status === 'appealed' ? isFindingOpen(table.status) : undefined,
    source && sql`(${finderOf(table.source)}) = ${source}`,
    reason && eq(table.reason, reason),
  )

/**
 * Open ones oldest first, others newest first, in pages that are read through indexes alone. Of several about one subject
 * the first stands for all.
 */
export const listFindings: Verb<typeof findingEndpoints.list> = async ({ database, caller }, { query }) => {
  const { status = 'open' } = query
  const isLine = status === 'open' || status === 'pending' || status === 'appealed'
  const order = byMoment<Pick<StoredFinding, 'id' | 'queuedAt'>>(
    isLine ? 'earliest first' : 'latest first',
    queuedAt,
    id,
    row => ({ at: row.queuedAt, id: row.id }),
  )
  const { page, nextCursor } = await readPage(query, order, isFurther =>
    database
      .select({
        ...getTableColumns(contentViolations),
        // They are scalars, so that PostgreSQL looks each up by index instead of joining all.
        openCount: openAbout(sql<number>`count(*)::integer`),
        reasons: openAbout(sql<(ReportReason | null)[]>`array_agg(distinct ${others.reason})`),
        isReportedByCaller: openAbout(sql<boolean | null>`bool_or(${others.reportedBy} = ${caller.id})`),
      })
      .from(contentViolations)
      .where(
        and(
          fits(query, contentViolations),
          isLine ? isFirst(query) : isNull(contentViolations.decidedWith),
          isFurther,
        ),
      ),
  )
  const titles = await readTitles(database, page)
  const rows = new Map(page.map(row => [row.id, row]))
  const violations = []
  for (const finding of await asFindings(database, page)) {
    const row = rows.get(finding.id)
    if (!row) continue
    const mine = row.isReportedByCaller ? { ...row, reportedBy: caller.id } : row
    violations.push({
      ...finding,
      subjectTitle: titles.get(row.subjectId ?? '') ?? null,
      cannotDecide: (await obstacleTo(database, caller, [mine]))?.message ?? null,
      openCount: row.openCount ?? (isLine ? 1 : 0),
      reasons: (row.reasons ?? [row.reason]).filter(reason => reason !== null),
    })
  }
  return { violations, nextCursor, counts: await countQueue(database) }
}

/** A figure about the open findings of a subject; null for a text that the contact filter found, which is alone. */
const openAbout = <Value>(value: SQL<Value>): SQL<Value | null> =>
  sql`(case when ${subjectId} is not null then (select ${value} from ${contentViolations} as others where ${and(
    eq(others.subjectId, subjectId),
    isFindingOpen(others.status),
  )}) end)`

/** None that fits is before it in line about the same subject. */
const isFirst = (filters: Filters): SQL =>
  sql`(${subjectId} is null or not exists (select from ${contentViolations} as others where ${and(
    eq(others.subjectId, subjectId),
    fits(filters, others),
    sql`(${others.queuedAt}, ${others.id}) < (${queuedAt}, ${id})`,
  )}))`

/** No figure counts further than `maxCounted`, in the order of an index, so that no other rows are read. */
const countUpTo = async (database: Database, condition: SQL | undefined, order: PgColumn[]) => {
  const counted = database
    .select({ one: sql`1` })
    .from(contentViolations)
    .where(condition)
    .orderBy(...order)
    .limit(maxCounted)
    .as('counted')
  const [counts] = await database.select({ found: sql<number>`count(*)::integer` }).from(counted)
  return counts?.found ?? 0
}

const isOpen = isFindingOpen(contentViolations.status)

export const countWaiting = (database: Database): Promise<number> =>
  countUpTo(database, isOpen, [queuedAt, id])

const countQueue = async (database: Database) => {
  const { reviewedAt, status } = contentViolations
  const isOfWeek = and(isNotNull(reviewedAt), gt(reviewedAt, sql`now() - interval '7 days'`))
  const [oldest] = await database
    .select({ at: queuedAt })
    .from(contentViolations)
    .where(isOpen)
    .orderBy(queuedAt, id)
    .limit(1)
  return {
    waiting: await countWaiting(database),
    appealed: await countUpTo(database, eq(status, 'appealed'), [queuedAt, id]),
    oldestAt: oldest?.at ?? null,
    decidedThisWeek: await countUpTo(database, isOfWeek, [reviewedAt]),
  }
}
