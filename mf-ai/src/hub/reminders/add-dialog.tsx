// The dialog to add a reminder.
import { zodResolver } from '@hookform/resolvers/zod'
import { placeFieldErrors } from '@portal/client/field-messages'
import type { CreateReminder } from '@portal/contract/assistant/reminder-payloads'
import { Field } from '@portal/shared-ui/field'
import { Select } from '@portal/shared-ui/select'
import { TextArea, TextInput } from '@portal/shared-ui/text-input'
import { Controller, useForm } from 'react-hook-form'
import { FormDialog } from './form-dialog.tsx'
import { MomentField } from './moment-field.tsx'
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
  const { errors } = form.formState
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
      <Field label="Title" required error={errors.title?.message}>
        <TextInput autoComplete="off" {...form.register('title')} />
      </Field>
      <Field label="Description" error={errors.description?.message}>
        <TextArea rows={3} {...form.register('description')} />
      </Field>
      <MomentField error={errors.nextReminderAt?.message} {...form.register('nextReminderAt')} />
      <Field label="Repeat">
        <Controller
          control={form.control}
          name="rhythm"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <Select
              options={rhythmChoices}
              value={value}
              onValueChange={onChange}
              onBlur={onBlur}
              ref={ref}
            />
          )}
        />
      </Field>
    </FormDialog>
  )
}
