import { Button } from '@portal/shared-ui/button'
import { Dialog } from '@portal/shared-ui/dialog'

interface LeaveDialogProps {
  open: boolean
  onStay: () => void
  onLeave: () => void
}

/** Asks before unsaved changes are left behind. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      title="Leave without saving?"
      description="Your changes of this home are not saved yet."
      size="sm"
      open={open}
      onOpenChange={isOpen => {
        if (!isOpen) onStay()
      }}
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
