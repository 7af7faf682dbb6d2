import type { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import type { Verb } from '../../platform/route.ts'
import { changeRequest } from './change-request.ts'
import { landlordNotesOf } from './landlord-notes.ts'

/** Sets any of the five statuses (spec §4), the present one included; a completed one says since when it is. */
export const setRequestStatus: Verb<typeof maintenanceEndpoints.setStatus> = (context, { params, body }) =>
  changeRequest(context, params.id, ({ status, completedDate }) => ({
    set: {
      status: body.status,
      completedDate: body.status === 'completed' ? (completedDate ?? new Date().toISOString()) : null,
      ...landlordNotesOf(body.notes),
    },
    update: {
      updateType: 'status_changed',
      message: body.notes,
      oldValue: status,
      newValue: body.status,
    },
  }))
