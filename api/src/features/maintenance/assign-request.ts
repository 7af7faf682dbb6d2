import type { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import type { Verb } from '../../platform/route.ts'
import { changeRequest } from './change-request.ts'

/** Says who will do the work. */
export const assignRequest: Verb<typeof maintenanceEndpoints.assign> = (context, { params, body }) =>
  changeRequest(context, params.id, ({ assignedTo }) => ({
    set: body,
    update: { updateType: 'assigned', oldValue: assignedTo, newValue: body.assignedTo },
  }))
