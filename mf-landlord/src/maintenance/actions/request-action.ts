// A landlord's actions on a request that have a dialog (spec §2.17).
import { isOffered, type OfferedAction } from '@portal/contract/maintenance/lifecycle'
import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'

export type RequestAction = OfferedAction

/** Those that still make sense for the request. */
export const offeredOf = <Action extends RequestAction>(
  actions: readonly Action[],
  { status }: MaintenanceRequest,
): Action[] => actions.filter(action => isOffered(action, status))

export const actionTitles: Record<RequestAction, string> = {
  status: 'Update Request Status',
  assign: 'Assign Maintenance',
  estimate: 'Add Cost Estimate',
  schedule: 'Schedule Work',
  note: 'Add Note',
  complete: 'Complete Request',
  vendor: 'Share with Vendor',
}

export interface RequestActionProps {
  /** The request's version when the landlord opened the dialog. */
  request: MaintenanceRequest
  onClose: () => void
}
