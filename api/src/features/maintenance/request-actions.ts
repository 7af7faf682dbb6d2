import type { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { maintenanceActions, mayTake } from '@portal/contract/maintenance/lifecycle'
import { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import { Refusal } from '../../platform/request/refusal.ts'
import { refuseStale } from '../../platform/request/refuse-stale.ts'
import type { Verb } from '../../platform/request/route.ts'
import { maintenanceRequests } from '../../schema/maintenance.ts'
import { changeRequest } from './change-request.ts'
import type { RequestRow } from './request-access.ts'
import { deleteVendorLink } from './vendor-link.ts'

type MaintenanceAction = keyof typeof maintenanceActions

/** Acknowledges a new request; throws `conflict` if it is not new. */
export const acknowledgeRequest: Verb<typeof maintenanceEndpoints.acknowledge> = (context, { params }) =>
  changeRequest(context, params.id, request => take('acknowledge', request))

/** Cancels the tenant's own request; throws `conflict` once work has begun or the request is closed. */
export const cancelRequest: Verb<typeof maintenanceEndpoints.cancel> = (context, { params }) =>
  changeRequest(context, params.id, request => take('cancel', request))

/** Sets any of the five statuses (spec §4), including the current one; completing also records when. */
export const setRequestStatus: Verb<typeof maintenanceEndpoints.setStatus> = (context, { params, body }) =>
  changeRequest(context, params.id, async stored => {
    await refuseStale({
      table: maintenanceRequests,
      columns: { status: 'status', notes: 'landlordNotes' },
      stored,
      seenAt: body.updatedAt,
      sent: { status: body.status, notes: landlordNotesOf(body.notes).landlordNotes },
      schema: MaintenanceRequest,
      current: () => stored,
    })
    const { status, completedDate } = stored
    const notes = landlordNotesOf(body.notes)
    return {
      set: {
        status: body.status,
        completedDate: body.status === 'completed' ? (completedDate ?? new Date().toISOString()) : null,
        ...(body.status !== 'completed' && { confirmedAt: null }),
        ...notes,
      },
      update: {
        updateType: 'status_changed',
        message: notes.landlordNotes,
        oldValue: status,
        newValue: body.status,
      },
    }
  })

/** Ends the link of a vendor with another name. */
export const assignRequest: Verb<typeof maintenanceEndpoints.assign> = (context, { params, body }) =>
  changeRequest(context, params.id, async ({ assignedTo }) => {
    if (assignedTo !== body.assignedTo) await deleteVendorLink(context.database, params.id)
    return {
      set: body,
      update: { updateType: 'assigned', oldValue: assignedTo, newValue: body.assignedTo },
    }
  })

export const estimateRequest: Verb<typeof maintenanceEndpoints.estimate> = (context, { params, body }) =>
  changeRequest(context, params.id, ({ estimatedCost }) => ({
    set: body,
    update: {
      updateType: 'estimated',
      oldValue: estimatedCost?.toFixed(2),
      newValue: body.estimatedCost.toFixed(2),
    },
  }))

export const scheduleRequest: Verb<typeof maintenanceEndpoints.schedule> = (context, { params, body }) =>
  changeRequest(context, params.id, ({ scheduledDate }) => ({
    set: body,
    update: { updateType: 'scheduled', oldValue: scheduledDate, newValue: body.scheduledDate },
  }))

/** Without a cost, the stored one is kept, as is the date when it was completed already. */
export const completeRequest: Verb<typeof maintenanceEndpoints.complete> = (context, { params, body }) =>
  changeRequest(context, params.id, request => {
    const { set, update } = take('complete', request)
    const actualCost = body.actualCost ?? request.actualCost
    const isCorrection = request.status === 'completed'
    const completedDate = (isCorrection && request.completedDate) || new Date().toISOString()
    const notes = landlordNotesOf(body.notes)
    return {
      set: { ...set, completedDate, actualCost, ...notes },
      update: { ...update, message: notes.landlordNotes },
    }
  })

/** Leaves a note for the tenant; the latest one is also in the request. */
export const addLandlordNote: Verb<typeof maintenanceEndpoints.addLandlordNote> = (
  context,
  { params, body },
) =>
  changeRequest(context, params.id, ({ landlordNotes }) => ({
    set: { landlordNotes: body.note },
    update: { updateType: 'note_added', oldValue: landlordNotes, newValue: body.note },
  }))

/** The notes of an action become the request's notes, unless they are blank. */
const landlordNotesOf = (notes: string | null | undefined): { landlordNotes?: string } =>
  notes?.trim() ? { landlordNotes: notes } : {}

const closed: Record<MaintenanceAction, string> = {
  acknowledge: 'Only a request that was just submitted can be acknowledged.',
  complete: 'This request can no longer be completed.',
  cancel: 'This request can no longer be canceled. Please ask your landlord.',
  confirm: 'Only a completed repair can be confirmed.',
  reopen: 'Only a completed repair can be reopened.',
}

/** Returns the next state and the update's words; throws `conflict` if the action is not allowed. */
export const take = (action: MaintenanceAction, { status }: RequestRow) => {
  if (!mayTake(action, status)) throw new Refusal('conflict', closed[action])
  const { to } = maintenanceActions[action]
  return { set: { status: to }, update: { updateType: to, oldValue: status, newValue: to } }
}
