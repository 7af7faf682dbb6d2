// What makes a request urgent, open or overdue: one definition for lists and figures.
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { maintenanceRequests } from '../../schema/maintenance.ts'

const { createdAt, isUrgent, priority, scheduledDate, status } = maintenanceRequests

/** Nobody is working on it yet. */
export const isPending = inArray(status, ['submitted', 'acknowledged'])

export const isUrgentRequest = or(eq(priority, 'urgent'), isUrgent)

/** How long a request may stay open. */
const patience: SQL = sql`case ${priority}
  when 'urgent' then interval '24 hours'
  when 'high' then interval '72 hours'
  when 'medium' then interval '7 days'
  else interval '14 days'
end`

/** Open, and past the scheduled date or past what its priority allows. */
export const isOverdue = and(
  inArray(status, ['submitted', 'acknowledged', 'in_progress']),
  or(sql`${scheduledDate} < now()`, sql`${createdAt} + ${patience} < now()`),
)
