// For the landlord's list of overdue requests (spec §7).
import type { Priority } from '../values/priority.ts'
import { openStatuses } from './lifecycle.ts'
import type { MaintenanceRequest } from './maintenance-request.ts'

/** How long a request can be open. */
export const patienceHours: Record<Priority, number> = { urgent: 24, high: 72, medium: 7 * 24, low: 14 * 24 }

const hourMs = 3_600_000

/** Its scheduled date or, without one, the limit of its priority. Null before that, and once it is over. */
export const overdueSince = (
  {
    status,
    priority,
    createdAt,
    scheduledDate,
    dueAt,
  }: Pick<MaintenanceRequest, 'status' | 'priority' | 'createdAt' | 'scheduledDate' | 'dueAt'>,
  nowMs: number,
): string | null => {
  if (!openStatuses.some(open => open === status)) return null
  const dueMs = Date.parse(
    dueAt ??
      scheduledDate ??
      new Date(Date.parse(createdAt) + patienceHours[priority] * hourMs).toISOString(),
  )
  return dueMs < nowMs ? new Date(dueMs).toISOString() : null
}
