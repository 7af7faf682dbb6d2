// The dialogs of all actions in one file, because several are often opened in a row.
import type { ComponentType } from 'react'
import { CompleteDialog, NoteDialog } from './closing-dialogs.tsx'
import { AssignDialog, EstimateDialog, ScheduleDialog } from './planning-dialogs.tsx'
import type { RequestAction, RequestActionProps } from './request-action.ts'
import { StatusDialog } from './status-dialog.tsx'
import { VendorDialog } from './vendor-dialog.tsx'

const dialogs: Record<RequestAction, ComponentType<RequestActionProps>> = {
  status: StatusDialog,
  assign: AssignDialog,
  estimate: EstimateDialog,
  schedule: ScheduleDialog,
  note: NoteDialog,
  complete: CompleteDialog,
  vendor: VendorDialog,
}

export function ActionDialogs({ action, ...props }: RequestActionProps & { action: RequestAction }) {
  const Dialog = dialogs[action]
  return <Dialog {...props} />
}
