// Requests that take too long: overdue ones for their landlord, those that nobody has acknowledged for their tenant.
import { overdueSince } from '@portal/contract/maintenance/overdue'
import { countOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { type InsightSource, quoted } from '../../platform/insight-source.ts'
import { maintenanceRequests } from '../../schema/maintenance.ts'
import { isHomeThere, isOverdue } from './request-conditions.ts'

type Request = typeof maintenanceRequests.$inferSelect

const { createdAt, landlordId, status, tenantId } = maintenanceRequests

const dayMs = 86_400_000

interface Late {
  request: Request
  days: number
}

/** The requests that meet the condition, the latest first, each with how long it is late. */
const readLate = async (
  database: Database,
  condition: SQL | undefined,
  sinceOf: (request: Request, nowMs: number) => string | null,
): Promise<Late[]> => {
  const requests = await database
    .select()
    .from(maintenanceRequests)
    .where(and(condition, isHomeThere))
    .orderBy(maintenanceRequests.id)
  const nowMs = Date.now()
  return requests
    .map(request => ({
      request,
      days: (nowMs - Date.parse(sinceOf(request, nowMs) ?? request.createdAt)) / dayMs,
    }))
    .toSorted((one, other) => other.days - one.days)
}

const figuresOf = (late: readonly Late[], longest: number, [counted, waited]: [string, string]) => ({
  category: 'maintenance',
  confidence: 1,
  metrics: [
    { name: counted, value: late.length, unit: 'number' as const },
    { name: waited, value: longest, unit: 'days' as const },
  ],
  relatedEntityType: null,
  relatedEntityId: null,
  weight: late.reduce((sum, { days }) => sum + days, 0),
})

/** For landlords: how many requests are overdue, and for how long. */
export const noticeOverdue: InsightSource = async (database, personId) => {
  const late = await readLate(database, and(eq(landlordId, personId), isOverdue), overdueSince)
  const [first] = late
  if (!first) return []
  const isOne = late.length === 1
  const longest = Math.floor(first.days)
  const isUrgent = late.some(({ request }) => request.priority === 'urgent' || request.isUrgent)
  const days = longest === 0 ? 'less than a day' : countOf(longest, 'day')
  return [
    {
      ...figuresOf(late, longest, ['Overdue', 'Longest delay']),
      insightType: 'overdue_repairs',
      priority: isUrgent ? 'urgent' : 'high',
      title: isOne ? '1 repair is overdue' : `${late.length} repairs are overdue`,
      summary: `${quoted(first.request.title)} has been overdue for ${days}.`,
      content:
        'A request is overdue once its date has passed, or when it has been open for a day if it is urgent, 3 days at high, 7 at medium and 14 at low priority.',
      dataSource: 'Open requests for your homes, by their dates and priorities',
      recommendations: [
        'Set a new date, so that your tenant knows',
        'Complete the request once the work is done',
      ],
      actionUrl: isOne ? sitePaths.maintenanceToManage(first.request.id) : sitePaths.maintenanceManagement,
      actionText: isOne ? 'Open the request' : 'Open the requests',
    },
  ]
}

/** After a day without a word a tenant may wonder. */
const patienceDays = 1

/** For tenants: how many of their requests nobody has acknowledged, and for how long. */
export const noticeNotAcknowledged: InsightSource = async (database, personId) => {
  const isWaiting = sql`${createdAt} <= now() - ${patienceDays} * interval '1 day'`
  const late = await readLate(
    database,
    and(eq(tenantId, personId), eq(status, 'submitted'), isWaiting),
    request => request.createdAt,
  )
  const [first] = late
  if (!first) return []
  const isOne = late.length === 1
  const longest = Math.floor(first.days)
  return [
    {
      ...figuresOf(late, longest, ['Waiting', 'Longest wait']),
      insightType: 'requests_waiting',
      priority: 'medium',
      title: isOne
        ? '1 request is waiting for an answer'
        : `${late.length} requests are waiting for an answer`,
      summary: `Your landlord has not acknowledged ${quoted(first.request.title)} for ${countOf(longest, 'day')}.`,
      content: 'Acknowledged means that your landlord has seen the request and will take care of it.',
      dataSource: 'Your requests that nobody has acknowledged for a day or more',
      recommendations: ['Cancel what is settled, so that your landlord sees what is not'],
      actionUrl: isOne ? sitePaths.maintenanceRequest(first.request.id) : sitePaths.maintenanceRequests,
      actionText: isOne ? 'See the request' : 'See your requests',
    },
  ]
}
