import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'

type Counted = Pick<MaintenanceRequest, 'status' | 'priority' | 'isUrgent'>

/** The four figures above the list (spec §2.16). */
export const countRequests = (requests: readonly Counted[]) => {
  const count = (matches: (request: Counted) => boolean) => requests.filter(matches).length
  return {
    total: requests.length,
    inProgress: count(({ status }) => status === 'in_progress'),
    completed: count(({ status }) => status === 'completed'),
    urgent: count(({ priority, isUrgent }) => priority === 'urgent' || isUrgent),
  }
}
