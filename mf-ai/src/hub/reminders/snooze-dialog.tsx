// Snoozes a reminder until a date and time.
import { zodResolver } from '@hookform/resolvers/zod'
import { placeFieldErrors } from '@portal/client/field-messages'
import type { Reminder } from '@portal/contract/assistant/reminder'
import { SnoozeReminder } from '@portal/contract/assistant/reminder-payloads'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { FormDialog } from './form-dialog.tsx'
import { MomentField } from './moment-field.tsx'
import { typedMoment } from './reminder-form.ts'
import { useSnoozeReminder } from './use-reminders.ts'

const SnoozeForm = z.object({ until: typedMoment(SnoozeReminder.shape.until) })

interface SnoozeDialogProps {
  title: string
  reminder: Reminder
  onClose: () => void
  onClosed: () => void
}

export function SnoozeDialog({ title, reminder, onClose, onClosed }: SnoozeDialogProps) {
  const { mutateAsync, isPending } = useSnoozeReminder(reminder)
  const form = useForm<z.input<typeof SnoozeForm>, unknown, { until: string }>({
    resolver: zodResolver(SnoozeForm),
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
      <MomentField error={form.formState.errors.until?.message} {...form.register('until')} />
    </FormDialog>
  )
}
