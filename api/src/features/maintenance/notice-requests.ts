import { overdueSince } from '@portal/contract/maintenance/overdue'
import { addressOf, countOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type InsightSource, quoted } from '../../domain/insight-source.ts'
import type { Database } from '../../platform/database/database.ts'
import { maintenanceRequests } from '../../schema/maintenance.ts'
import type { RequestRow } from './request-access.ts'
import { requestColumnsFor } from './request-columns.ts'
import { hasHome, isOverdue } from './request-conditions.ts'

const { createdAt, landlordId, status, tenantId } = maintenanceRequests

const dayMs = 86_400_000

interface Late {
  request: RequestRow
  days: number
}

/** The requests that match the condition, as this person sees them, latest first, each with its delay. */
const readLate = async (
  database: Database,
  personId: string,
  condition: SQL | undefined,
  sinceOf: (request: RequestRow, nowMs: number) => string | null,
): Promise<Late[]> => {
  const requests = await database
    .select(requestColumnsFor(personId))
    .from(maintenanceRequests)
    .where(and(condition, hasHome))
    .orderBy(maintenanceRequests.id)
  const nowMs = Date.now()
  return requests
    .map(request => ({
      request,
      days: (nowMs - Date.parse(sinceOf(request, nowMs) ?? request.createdAt)) / dayMs,
    }))
    .toSorted((one, other) => other.days - one.days)
}

/** 'At “Sunny flat, 12 Fell St, San Francisco, CA”'. */
const placeOf = ({ property }: RequestRow): string =>
  `At ${quoted(`${property.title}, ${addressOf(property)}`)}`

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

/** For landlords: how many requests are overdue, and since when. */
export const noticeOverdue: InsightSource = async (database, personId) => {
  const late = await readLate(database, personId, and(eq(landlordId, personId), isOverdue), overdueSince)
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
      summary: `${placeOf(first.request)}, ${quoted(first.request.title)} has been overdue for ${days}.`,
      content:
        'A request is overdue once its scheduled date has passed. Without a date, it is overdue after 1 day (urgent), 3 days (high), 7 days (medium) or 14 days (low).',
      dataSource: 'open requests for your homes',
      recommendations: ['Give your tenant a new date', 'Complete the request once the work is done'],
      actionUrl: isOne ? sitePaths.maintenanceToManage(first.request.id) : sitePaths.maintenanceManagement,
      actionText: isOne ? 'Open the request' : 'Open the requests',
    },
  ]
}

/** Days without an answer before the tenant gets an insight. */
const patienceDays = 1

/** For tenants: how many of their requests are unacknowledged, and since when. */
export const noticeUnacknowledged: InsightSource = async (database, personId) => {
  const isWaiting = sql`${createdAt} <= now() - ${patienceDays} * interval '1 day'`
  const late = await readLate(
    database,
    personId,
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
      summary: `${placeOf(first.request)}, your landlord has not acknowledged ${quoted(first.request.title)} for ${countOf(longest, 'day')}.`,
      content: 'When your landlord acknowledges a request, it means that they have seen it.',
      dataSource: 'your requests that haven’t been acknowledged for a day or more',
      recommendations: ['Withdraw requests you no longer need'],
      actionUrl: isOne ? sitePaths.maintenanceRequest(first.request.id) : sitePaths.maintenanceRequests,
      actionText: isOne ? 'View the request' : 'View your requests',
    },
  ]
}
