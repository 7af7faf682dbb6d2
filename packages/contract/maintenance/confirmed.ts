// A tenant confirms a completed repair, or reopens it; one that they leave alone confirms itself.
import { mayTake } from './lifecycle.ts'
import type { MaintenanceRequest } from './maintenance-request.ts'

/** How long a tenant can reopen a repair. */
export const confirmDays = 14

const dayMs = 86_400_000

type Completed = Pick<MaintenanceRequest, 'status' | 'completedDate' | 'confirmedAt'>

/** Until when a completed repair can be reopened, unless it is confirmed before; null if it is not completed. */
export const reopenUntil = ({ status, completedDate }: Completed): string | null =>
  status === 'completed' && completedDate !== null
    ? new Date(Date.parse(completedDate) + confirmDays * dayMs).toISOString()
    : null

/** When the tenant confirmed it, or when it confirmed itself; null before that. */
const confirmedAtOf = (request: Completed, nowMs: number): string | null => {
  if (request.confirmedAt) return request.confirmedAt
  const until = reopenUntil(request)
  return until !== null && Date.parse(until) <= nowMs ? until : null
}

/** Whether the tenant can still say if the work is done: by `confirm` or by `reopen`. */
export const canConfirm = (request: Completed, nowMs: number): boolean =>
  mayTake('confirm', request.status) && confirmedAtOf(request, nowMs) === null
