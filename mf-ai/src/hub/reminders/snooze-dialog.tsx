// Snoozes a reminder until a date and time.
import { zodResolver } from '@hookform/resolvers/zod'
import { MomentField } from '@portal/app-kit/fields/moment-field'
import { placeFieldErrors } from '@portal/client/field-messages'
import type { Reminder } from '@portal/contract/assistant/reminder'
import { SnoozeReminder } from '@portal/contract/assistant/reminder-payloads'
import { useForm } from 'react-hook-form'
import { FormDialog } from './form-dialog.tsx'
import { useSnoozeReminder } from './use-reminders.ts'

interface SnoozeDialogProps {
  title: string
  reminder: Reminder
  onClose: () => void
  onClosed: () => void
}

export function SnoozeDialog({ title, reminder, onClose, onClosed }: SnoozeDialogProps) {
  const { mutateAsync, isPending } = useSnoozeReminder(reminder)
  const form = useForm<{ until: string }>({
    resolver: zodResolver(SnoozeReminder),
    defaultValues: { until: '' },
  })
  const save = async ({ until }: { until: string }) => {
    try {
      await mutateAsync(until)
      onClose()
    } catch (error) {
      placeFieldErrors(error, ['until'], form.setError)
    }
  }
  return (
    <FormDialog
      title={title}
      submitText="Snooze"
      isPending={isPending}
      onSubmit={form.handleSubmit(save)}
      onClose={onClose}
      onClosed={onClosed}
    >
      <MomentField control={form.control} name="until" label="Date and time" required />
    </FormDialog>
  )
}
