import { openStatuses } from '@portal/contract/maintenance/lifecycle'
import { patienceHours } from '@portal/contract/maintenance/overdue'
import { and, inArray, sql } from 'drizzle-orm'
import { maintenanceRequests } from '../../schema/maintenance.ts'
import { homeIsOnRecord } from '../../schema/properties.ts'

const { createdAt, priority, scheduledDate, status } = maintenanceRequests

/** The home was not deleted; otherwise the request cannot be found. That of an archived home can. */
export const hasHome = homeIsOnRecord(maintenanceRequests.propertyId)

/** Nobody is working on it yet. */
export const isPending = inArray(status, ['submitted', 'acknowledged'])

/** How long a request can be open, by priority. */
const patience = sql`case ${priority} ${sql.join(
  Object.entries(patienceHours).map(([word, hours]) => sql`when ${word} then ${hours} * interval '1 hour'`),
)} end`

/**
 * The same rule as `overdueSince`: open, and past the scheduled date or, without one, past the time that its
 * priority allows.
 */
export const isOverdue = and(
  inArray(status, openStatuses),
  sql`coalesce(${scheduledDate}, ${createdAt} + ${patience}) < now()`,
)
