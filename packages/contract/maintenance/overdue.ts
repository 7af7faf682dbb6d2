// When a request is overdue (spec §7: the landlord's list of overdue requests).
import type { Priority } from '../values/priority.ts'
import { openStatuses } from './lifecycle.ts'
import type { MaintenanceRequest } from './maintenance-request.ts'

/** How many hours a request may stay open, by its priority. */
export const patienceHours: Record<Priority, number> = { urgent: 24, high: 72, medium: 7 * 24, low: 14 * 24 }

const hourMs = 3_600_000

/**
 * Since when an open request has been overdue: since its scheduled date or, without one, since the limit of its priority. Null
 * before that, and once it is completed or cancelled.
 */
export const overdueSince = (
  {
    status,
    priority,
    createdAt,
    scheduledDate,
  }: Pick<MaintenanceRequest, 'status' | 'priority' | 'createdAt' | 'scheduledDate'>,
  nowMs: number,
): string | null => {
  if (!openStatuses.some(open => open === status)) return null
  const dueMs =
    scheduledDate === null
      ? Date.parse(createdAt) + patienceHours[priority] * hourMs
      : Date.parse(scheduledDate)
  return dueMs < nowMs ? new Date(dueMs).toISOString() : null
}
