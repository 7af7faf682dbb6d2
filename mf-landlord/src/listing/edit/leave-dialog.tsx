import { Button } from '@portal/shared-ui/button'
import { Dialog } from '@portal/shared-ui/dialog'
import { leaveTitle } from './use-leave-guard.ts'

interface LeaveDialogProps {
  onStay: () => void
  onLeave: () => void
}

/** Asks before leaving unsaved changes. */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      title={leaveTitle}
      description="Your changes to this home are not saved yet."
      size="sm"
      onClose={onStay}
      footer={
        <>
          <Button variant="outline" onClick={onLeave}>
            Discard changes
          </Button>
          <Button onClick={onStay}>Keep editing</Button>
        </>
      }
    />
  )
}
