// What makes a request urgent, open or overdue: one definition for lists and figures.
import { openStatuses } from '@portal/contract/maintenance/lifecycle'
import { patienceHours } from '@portal/contract/maintenance/overdue'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { maintenanceRequests } from '../../schema/maintenance.ts'
import { isOfHomeThatIsThere } from '../../schema/properties.ts'

const { createdAt, isUrgent, priority, scheduledDate, status } = maintenanceRequests

/** Its home was not deleted: otherwise nobody finds it. */
export const isHomeThere = isOfHomeThatIsThere(maintenanceRequests.propertyId)

/** Nobody is working on it yet. */
export const isPending = inArray(status, ['submitted', 'acknowledged'])

export const isUrgentRequest = or(eq(priority, 'urgent'), isUrgent)

/** How long a request may stay open. */
const patience = sql`case ${priority} ${sql.join(
  Object.entries(patienceHours).map(([word, hours]) => sql`when ${word} then ${hours} * interval '1 hour'`),
)} end`

/** Open, and past the scheduled date or past what its priority allows. */
export const isOverdue = and(
  inArray(status, openStatuses),
  or(sql`${scheduledDate} < now()`, sql`${createdAt} + ${patience} < now()`),
)
