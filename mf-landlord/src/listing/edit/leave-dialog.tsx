import { Dialog, DialogActions } from '@portal/shared-ui/dialog'
import { leaveTitle } from './use-leave-guard.ts'

interface LeaveDialogProps {
  onStay: () => void
  onLeave: () => void
}

export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      title={leaveTitle}
      description="Your changes to this home are not saved yet."
      onClose={onStay}
      size="sm"
      footer={
        <DialogActions dismiss="Keep editing" variant="danger" onClick={onLeave}>
          Discard changes
        </DialogActions>
      }
    />
  )
}
