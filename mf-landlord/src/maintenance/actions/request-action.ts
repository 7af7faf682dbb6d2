// What a landlord can do to a request in a dialog (spec §2.17).
import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'

export type RequestAction = 'status' | 'assign' | 'estimate' | 'schedule' | 'note' | 'complete'

/** What the dialog of each is called. */
export const actionTitles: Record<RequestAction, string> = {
  status: 'Update Request Status',
  assign: 'Assign Maintenance',
  estimate: 'Add Cost Estimate',
  schedule: 'Schedule Work',
  note: 'Add Note',
  complete: 'Complete Request',
}

export interface RequestActionProps {
  /** As the landlord saw it when they began. */
  request: MaintenanceRequest
  onClose: () => void
}
