// Asks before a reminder is deleted.
import type { Reminder } from '@portal/contract/assistant/reminder'
import { Dialog, DialogActions } from '@portal/shared-ui/dialog'
import { Text } from '@portal/shared-ui/text'
import { useDeleteReminder } from './use-reminders.ts'

interface DeleteDialogProps {
  title: string
  reminder: Reminder
  onClose: () => void
  onClosed: () => void
}

export function DeleteDialog({ title, reminder, onClose, onClosed }: DeleteDialogProps) {
  const { mutate, isPending } = useDeleteReminder(reminder)
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onClosed={onClosed}
      size="sm"
      footer={
        <DialogActions
          dismiss="Keep it"
          variant="danger"
          pending={isPending}
          onClick={() => mutate(undefined, { onSuccess: onClose })}
        >
          Delete
        </DialogActions>
      }
    >
      <Text>{reminder.isRecurring ? 'You won’t be reminded again.' : 'You won’t be reminded.'}</Text>
    </Dialog>
  )
}
