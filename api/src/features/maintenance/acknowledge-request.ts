import type { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/route.ts'
import { changeRequest } from './change-request.ts'

/** Tells the tenant that a new request has been seen; throws `conflict` for one that is not new. */
export const acknowledgeRequest: Verb<typeof maintenanceEndpoints.acknowledge> = (context, { params }) =>
  changeRequest(context, params.id, ({ status }) => {
    if (status !== 'submitted')
      throw new Refusal('conflict', 'Only a request that was just submitted can be acknowledged.')
    return {
      set: { status: 'acknowledged' },
      update: { updateType: 'acknowledged', oldValue: status, newValue: 'acknowledged' },
    }
  })
