// Snoozes a reminder until a date and time.
import { zodResolver } from '@hookform/resolvers/zod'
import { MomentField } from '@portal/app-kit/fields/moment-field'
import { FormDialog } from '@portal/app-kit/form-dialog'
import type { Reminder } from '@portal/contract/assistant/reminder'
import { SnoozeReminder } from '@portal/contract/assistant/reminder-payloads'
import { useForm } from 'react-hook-form'
import { useSnoozeReminder } from './use-reminders.ts'

interface SnoozeDialogProps {
  title: string
  reminder: Reminder
  onClose: () => void
  onClosed: () => void
}

export function SnoozeDialog({ title, reminder, onClose, onClosed }: SnoozeDialogProps) {
  const { mutateAsync } = useSnoozeReminder(reminder)
  const form = useForm<{ until: string }>({
    resolver: zodResolver(SnoozeReminder),
    defaultValues: { until: '' },
  })
  return (
    <FormDialog
      title={title}
      form={form}
      names={['until']}
      submit="Snooze"
      onSave={({ until }) => mutateAsync(until).then(onClose)}
      onClose={onClose}
      onClosed={onClosed}
    >
      <MomentField control={form.control} name="until" label="Date and time" required />
    </FormDialog>
  )
}
