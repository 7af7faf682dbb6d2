import type { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/route.ts'
import { changeRequest } from './change-request.ts'

/** Takes back the tenant's own request; throws `conflict` once somebody works on it, or it is over. */
export const cancelRequest: Verb<typeof maintenanceEndpoints.cancel> = (context, { params }) =>
  changeRequest(context, params.id, ({ status }) => {
    if (status !== 'submitted' && status !== 'acknowledged')
      throw new Refusal('conflict', 'This request can no longer be cancelled. Please ask your landlord.')
    return {
      set: { status: 'cancelled' },
      update: { updateType: 'cancelled', oldValue: status, newValue: 'cancelled' },
    }
  })
