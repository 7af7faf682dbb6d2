import { openStatuses } from '@portal/contract/maintenance/lifecycle'
import { urgencies, urgencyCursorOf } from '@portal/contract/maintenance/urgency'
import { asc, desc, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { ListOrder } from '../../platform/request/read-page.ts'
import { maintenanceRequests } from '../../schema/maintenance.ts'

const { id, isUrgent, priority, status } = maintenanceRequests

const isOpen = inArray(status, openStatuses)

const rankOf = (urgency: SQL) => sql`array_position(${sql.param(urgencies)}::text[], ${urgency})`
const rank = rankOf(
  sql`case when not ${isOpen} then 'closed' when ${isUrgent} then 'urgent' else ${priority} end`,
)

/**
 * Open requests by urgency, the oldest first; then closed ones, the newest first. A request whose urgency changes between
 * two pages can be in both or in neither of them; all others are in exactly one.
 */
export const mostUrgentFirst: ListOrder<Parameters<typeof urgencyCursorOf>[0]> = {
  by: [asc(rank), asc(sql`case when ${isOpen} then ${id} end`), desc(id)],
  isAfter: cursor => {
    const [urgency, idAt = ''] = cursor.split('~')
    const isFurther = urgency === 'closed' ? lt(id, idAt) : gt(id, idAt)
    const rankAt = rankOf(sql`${urgency}::text`)
    return sql`(${rank} > ${rankAt} or ${rank} = ${rankAt} and ${isFurther})`
  },
  cursorOf: urgencyCursorOf,
}
