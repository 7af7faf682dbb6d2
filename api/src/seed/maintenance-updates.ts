import type { MaintenanceUpdateType } from '@portal/contract/maintenance/maintenance-request'
import type { maintenanceRequests, maintenanceRequestUpdates } from '../schema/maintenance.ts'
import { idAt } from './moment.ts'

type Request = typeof maintenanceRequests.$inferInsert
type NewUpdate = typeof maintenanceRequestUpdates.$inferInsert

type SeededUpdate = Exclude<
  MaintenanceUpdateType,
  'confirmed' | 'reopened' | 'photo_added' | 'vendor_updated'
>

export type UpdateTimes = Partial<Record<SeededUpdate, string>>

const changeOf = (type: SeededUpdate, request: Request): Pick<NewUpdate, 'oldValue' | 'newValue'> => {
  switch (type) {
    case 'acknowledged':
      return { oldValue: 'submitted', newValue: 'acknowledged' }
    case 'assigned':
      return { newValue: request.assignedTo }
    case 'estimated':
      return { newValue: request.estimatedCost?.toFixed(2) }
    case 'scheduled':
      return { newValue: request.scheduledDate }
    case 'status_changed':
      return { oldValue: 'acknowledged', newValue: 'in_progress' }
    case 'note_added':
      return { newValue: request.landlordNotes }
    case 'completed':
      return { oldValue: 'in_progress', newValue: 'completed' }
    case 'cancelled':
      return { oldValue: 'submitted', newValue: 'cancelled' }
  }
}

export const makeUpdates = (
  requests: readonly { request: Request & { id: string }; updates: UpdateTimes }[],
): NewUpdate[] =>
  requests.flatMap(({ request, updates }, number) =>
    // Guarantee: `UpdateTimes` has no other keys.
    (Object.entries(updates) as [SeededUpdate, string][])
      .toSorted(([, one], [, other]) => one.localeCompare(other))
      .map(([updateType, createdAt], index) => ({
        ...changeOf(updateType, request),
        updateType,
        id: idAt(createdAt, 5000 + number * 20 + index),
        requestId: request.id,
        userId: updateType === 'cancelled' ? request.tenantId : request.landlordId,
        position: index + 1,
        createdAt,
      })),
  )
