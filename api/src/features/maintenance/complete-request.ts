import type { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import type { Verb } from '../../platform/route.ts'
import { changeRequest } from './change-request.ts'
import { landlordNotesOf } from './landlord-notes.ts'

/** Says that the work is done. A cost that is not told stays as it was. */
export const completeRequest: Verb<typeof maintenanceEndpoints.complete> = (context, { params, body }) =>
  changeRequest(context, params.id, ({ status, actualCost }) => ({
    set: {
      status: 'completed',
      completedDate: new Date().toISOString(),
      actualCost: body.actualCost ?? actualCost,
      ...landlordNotesOf(body.notes),
    },
    update: { updateType: 'completed', message: body.notes, oldValue: status, newValue: 'completed' },
  }))
