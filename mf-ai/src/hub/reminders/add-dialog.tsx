// The dialog to add a reminder.
import { zodResolver } from '@hookform/resolvers/zod'
import { ChoiceField } from '@portal/app-kit/fields/choice-field'
import { MomentField } from '@portal/app-kit/fields/moment-field'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { TextField } from '@portal/app-kit/fields/text-field'
import { placeFieldErrors } from '@portal/client/field-messages'
import type { CreateReminder } from '@portal/contract/assistant/reminder-payloads'
import { useForm } from 'react-hook-form'
import { FormDialog } from './form-dialog.tsx'
import { ReminderForm, rhythmChoices } from './reminder-form.ts'
import { useCreateReminder } from './use-reminders.ts'

interface AddDialogProps {
  title: string
  onClose: () => void
}

export function AddDialog({ title, onClose }: AddDialogProps) {
  const { mutateAsync, isPending } = useCreateReminder()
  const form = useForm<ReminderForm, unknown, CreateReminder>({
    resolver: zodResolver(ReminderForm),
    defaultValues: { title: '', description: '', nextReminderAt: '', rhythm: 'once' },
  })
  const save = async (body: CreateReminder) => {
    try {
      await mutateAsync(body)
      onClose()
    } catch (error) {
      placeFieldErrors(error, ['title', 'description', 'nextReminderAt'], form.setError)
    }
  }
  return (
    <FormDialog
      title={title}
      submitText="Set reminder"
      isPending={isPending}
      onSubmit={form.handleSubmit(save)}
      onClose={onClose}
    >
      <TextField control={form.control} name="title" label="Title" required autoComplete="off" />
      <TextAreaField control={form.control} name="description" label="Description" rows={3} />
      <MomentField control={form.control} name="nextReminderAt" label="Date and time" required />
      <ChoiceField control={form.control} name="rhythm" label="Repeat" options={rhythmChoices} />
    </FormDialog>
  )
}
