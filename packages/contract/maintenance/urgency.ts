// The order in which a landlord looks at requests: open ones by urgency and then by age, the oldest first; then closed
// ones, the newest first.
import { openStatuses } from './lifecycle.ts'
import type { MaintenanceRequest } from './maintenance-request.ts'

/** Most urgent first. */
export const urgencies = ['urgent', 'high', 'medium', 'low', 'closed'] as const
type Urgency = (typeof urgencies)[number]

type Ranked = Pick<MaintenanceRequest, 'id' | 'status' | 'priority' | 'isUrgent'>

const urgencyOf = ({ status, priority, isUrgent }: Ranked): Urgency => {
  if (!openStatuses.some(open => open === status)) return 'closed'
  return isUrgent ? 'urgent' : priority
}

const cursorForm = new RegExp(
  `^(?:${urgencies.join('|')})~[\\dA-Fa-f]{8}(?:-[\\dA-Fa-f]{4}){3}-[\\dA-Fa-f]{12}$`,
)

export const isUrgencyCursor = (cursor: string): boolean => cursorForm.test(cursor)

/** A request's place in this order when it was read: pages after it stay the same whatever becomes of it. */
export const urgencyCursorOf = (request: Ranked): string => `${urgencyOf(request)}~${request.id}`
