import { confirmDays } from '@portal/contract/maintenance/confirmed'
import { openStatuses } from '@portal/contract/maintenance/lifecycle'
import { patienceHours } from '@portal/contract/maintenance/overdue'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { maintenanceRequests } from '../../schema/maintenance.ts'
import { homeIsOnRecord } from '../../schema/properties.ts'

const { completedDate, confirmedAt, createdAt, priority, reopenedAt, scheduledDate, status } =
  maintenanceRequests

/** The home was not deleted; otherwise the request cannot be found. That of an archived home can. */
export const hasHome = homeIsOnRecord(maintenanceRequests.propertyId)

/** Nobody is working on it yet. */
export const isPending = inArray(status, ['submitted', 'acknowledged'])

/** How long a request can be open, by priority. */
const patience = sql`case ${priority} ${sql.join(
  Object.entries(patienceHours).map(([word, hours]) => sql`when ${word} then ${hours} * interval '1 hour'`),
)} end`

const isOpen = inArray(status, openStatuses)

/** The scheduled date or, without one, the end of the time that its priority allows; a reopened repair gets that time again. */
const due = sql`coalesce(${scheduledDate}, coalesce(${reopenedAt}, ${createdAt}) + ${patience})`

/** The same rule as `overdueSince`. */
export const isOverdue = and(isOpen, sql`${due} < now()`)

/** Null once it is closed. */
export const dueAt = sql`case when ${isOpen} then ${due} end`.mapWith(scheduledDate)

const isCompleted = eq(status, 'completed')
const confirmsItself = sql`(${completedDate} + ${confirmDays * 24} * interval '1 hour')`

/** When the tenant confirmed it, or when it confirmed itself: the same rule as `canConfirm`. */
export const confirmedSince = sql`case
  when ${isCompleted} and ${confirmedAt} is not null then ${confirmedAt}
  when ${isCompleted} and ${confirmsItself} <= now() then ${confirmsItself}
end`.mapWith(confirmedAt)
