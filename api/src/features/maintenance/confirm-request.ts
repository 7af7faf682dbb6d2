import type { confirmingEndpoints } from '@portal/contract/maintenance/confirming-endpoints'
import { sql } from 'drizzle-orm'
import { useRequestPhotos } from '../../domain/use-photos.ts'
import { Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { maintenanceRequests } from '../../schema/maintenance.ts'
import { changeRequest } from './change-request.ts'
import type { RequestRow } from './request-access.ts'
import { take } from './request-actions.ts'

/** The tenant agrees that the work is done; throws `conflict` unless it is completed, and once it is confirmed. */
export const confirmRequest: Verb<typeof confirmingEndpoints.confirm> = (context, { params }) =>
  changeRequest(context, params.id, request => {
    const { set, update } = take('confirm', request)
    refuseConfirmed(request)
    return {
      set: { ...set, confirmedAt: new Date().toISOString() },
      update: { ...update, updateType: 'confirmed' },
    }
  })

/**
 * The work is not done: back to acknowledged, with the tenant's words and photos, and without the visit that was. Throws
 * `conflict` unless it is completed, and once it is confirmed, which it is by itself after 14 days.
 */
export const reopenRequest: Verb<typeof confirmingEndpoints.reopen> = (context, { params, body }) =>
  changeRequest(context, params.id, async request => {
    const { set, update } = take('reopen', request)
    refuseConfirmed(request)
    await useRequestPhotos(context.database, request, body.images)
    return {
      set: {
        ...set,
        completedDate: null,
        scheduledDate: null,
        reopenedAt: new Date().toISOString(),
        reopenedCount: sql`${maintenanceRequests.reopenedCount} + 1`,
      },
      update: { ...update, updateType: 'reopened', message: body.message, attachments: body.images },
    }
  })

const refuseConfirmed = ({ confirmedAt }: RequestRow): void => {
  if (confirmedAt !== null)
    throw new Refusal(
      'conflict',
      'This repair is confirmed already. Please request a new one if it broke again.',
    )
}
