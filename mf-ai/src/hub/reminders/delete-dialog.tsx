// Asks before a reminder is deleted.
import type { Reminder } from '@portal/contract/assistant/reminder'
import { Button } from '@portal/shared-ui/button'
import { Dialog, DialogClose } from '@portal/shared-ui/dialog'
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
      onClose={onClose}
      onClosed={onClosed}
      size="sm"
      title={title}
      footer={
        <>
          <DialogClose>
            <Button variant="outline">Keep it</Button>
          </DialogClose>
          <Button
            variant="danger"
            pending={isPending}
            onClick={() => mutate(undefined, { onSuccess: onClose })}
          >
            Delete
          </Button>
        </>
      }
    >
      <Text>{reminder.isRecurring ? 'You won’t be reminded again.' : 'You won’t be reminded.'}</Text>
    </Dialog>
  )
}
