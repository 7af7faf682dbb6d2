import type { ComponentType } from 'react'
import { CompleteDialog, NoteDialog } from './closing-dialogs.tsx'
import { AssignDialog, EstimateDialog, ScheduleDialog } from './planning-dialogs.tsx'
import type { RequestAction, RequestActionProps } from './request-action.ts'
import { StatusDialog } from './status-dialog.tsx'

export const actionDialogs: Record<RequestAction, ComponentType<RequestActionProps>> = {
  status: StatusDialog,
  assign: AssignDialog,
  estimate: EstimateDialog,
  schedule: ScheduleDialog,
  note: NoteDialog,
  complete: CompleteDialog,
}
