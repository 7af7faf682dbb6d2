// The dialog to add a reminder.
import { zodResolver } from '@hookform/resolvers/zod'
import { ChoiceField } from '@portal/app-kit/fields/choice-field'
import { MomentField } from '@portal/app-kit/fields/moment-field'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { TextField } from '@portal/app-kit/fields/text-field'
import { FormDialog } from '@portal/app-kit/form-dialog'
import type { CreateReminder } from '@portal/contract/assistant/reminder-payloads'
import { useForm } from 'react-hook-form'
import { ReminderForm, rhythmChoices } from './reminder-form.ts'
import { useCreateReminder } from './use-reminders.ts'

interface AddDialogProps {
  title: string
  onClose: () => void
}

export function AddDialog({ title, onClose }: AddDialogProps) {
  const { mutateAsync } = useCreateReminder()
  const form = useForm<ReminderForm, unknown, CreateReminder>({
    resolver: zodResolver(ReminderForm),
    defaultValues: { title: '', description: '', nextReminderAt: '', rhythm: 'once' },
  })
  return (
    <FormDialog
      title={title}
      form={form}
      names={['title', 'description', 'nextReminderAt']}
      submit="Set reminder"
      onSave={body => mutateAsync(body).then(onClose)}
      onClose={onClose}
    >
      <TextField control={form.control} name="title" label="Title" required autoComplete="off" />
      <TextAreaField control={form.control} name="description" label="Description" rows={3} />
      <MomentField control={form.control} name="nextReminderAt" label="Date and time" required />
      <ChoiceField control={form.control} name="rhythm" label="Repeat" options={rhythmChoices} />
    </FormDialog>
  )
}
