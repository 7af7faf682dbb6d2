import type { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import type { Verb } from '../../platform/route.ts'
import { changeRequest } from './change-request.ts'

/** Says when the work will be done. */
export const scheduleRequest: Verb<typeof maintenanceEndpoints.schedule> = (context, { params, body }) =>
  changeRequest(context, params.id, ({ scheduledDate }) => ({
    set: body,
    update: { updateType: 'scheduled', oldValue: scheduledDate, newValue: body.scheduledDate },
  }))
