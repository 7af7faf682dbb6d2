import type { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import type { Verb } from '../../platform/route.ts'
import { changeRequest } from './change-request.ts'

/** Says what the work will cost, in dollars. */
export const estimateRequest: Verb<typeof maintenanceEndpoints.estimate> = (context, { params, body }) =>
  changeRequest(context, params.id, ({ estimatedCost }) => ({
    set: body,
    update: {
      updateType: 'estimated',
      oldValue: estimatedCost?.toFixed(2),
      newValue: body.estimatedCost.toFixed(2),
    },
  }))
