// When a request has waited too long (spec §7: the landlord's list of overdue ones).
import type { Priority } from '../values/priority.ts'
import { openStatuses } from './lifecycle.ts'
import type { MaintenanceRequest } from './maintenance-request.ts'

/** How many hours a request may stay open, by its priority. */
export const patienceHours: Record<Priority, number> = { urgent: 24, high: 72, medium: 7 * 24, low: 14 * 24 }

const hourMs = 3_600_000

/**
 * Since when an open request waits too long: since its scheduled date, or since what its priority allows, whichever came
 * first. Null while neither has passed, and once it is completed or cancelled.
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
  const patienceEndsMs = Date.parse(createdAt) + patienceHours[priority] * hourMs
  const dueMs = scheduledDate === null ? patienceEndsMs : Math.min(patienceEndsMs, Date.parse(scheduledDate))
  return dueMs < nowMs ? new Date(dueMs).toISOString() : null
}
