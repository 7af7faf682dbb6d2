import type { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import type { Verb } from '../../platform/route.ts'
import { changeRequest } from './change-request.ts'

/** Leaves a note for the tenant; the last one stays in the updates. */
export const addLandlordNote: Verb<typeof maintenanceEndpoints.addLandlordNote> = (
  context,
  { params, body },
) =>
  changeRequest(context, params.id, ({ landlordNotes }) => ({
    set: { landlordNotes: body.note },
    update: { updateType: 'note_added', oldValue: landlordNotes, newValue: body.note },
  }))
