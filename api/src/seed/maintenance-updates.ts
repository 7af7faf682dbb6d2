// How the demonstration's requests came to their present state.
import type { maintenanceRequests, maintenanceRequestUpdates } from '../schema/maintenance.ts'
import { idAt } from './moment.ts'

type Request = typeof maintenanceRequests.$inferInsert
type NewUpdate = typeof maintenanceRequestUpdates.$inferInsert
type Step = Pick<NewUpdate, 'updateType' | 'oldValue' | 'newValue'>

const hourMs = 3_600_000

const stepsOf = ({ status, assignedTo, estimatedCost, scheduledDate, landlordNotes }: Request): Step[] => {
  if (status === 'submitted') return []
  if (status === 'cancelled') return [{ updateType: 'cancelled', oldValue: 'submitted', newValue: status }]
  const steps: (Step | false | undefined)[] = [
    { updateType: 'acknowledged', oldValue: 'submitted', newValue: 'acknowledged' },
    !!assignedTo && { updateType: 'assigned', newValue: assignedTo },
    !!estimatedCost && { updateType: 'estimated', newValue: estimatedCost.toFixed(2) },
    !!scheduledDate && { updateType: 'scheduled', newValue: scheduledDate },
    status !== 'acknowledged' && {
      updateType: 'status_changed',
      oldValue: 'acknowledged',
      newValue: 'in_progress',
    },
    !!landlordNotes && { updateType: 'note_added', newValue: landlordNotes },
    status === 'completed' && { updateType: 'completed', oldValue: 'in_progress', newValue: status },
  ]
  return steps.filter(step => !!step)
}

/** One step an hour after the request was filed; the last of a completed one when it was completed. */
export const makeUpdates = (requests: readonly Request[]): NewUpdate[] =>
  requests.flatMap((request, number) =>
    stepsOf(request).map((step, index) => {
      const filed = Date.parse(request.createdAt ?? '')
      const createdAt =
        (step.updateType === 'completed' && request.completedDate) ||
        new Date(filed + (index + 1) * hourMs).toISOString()
      return {
        ...step,
        id: idAt(createdAt, 5000 + number * 20 + index),
        requestId: request.id ?? '',
        userId: step.updateType === 'cancelled' ? request.tenantId : request.landlordId,
        position: index + 1,
        createdAt,
      }
    }),
  )
