// The dialogs about reminders, in one file, because they share most of their code, and two of them load at the same time.

import { zodResolver } from '@hookform/resolvers/zod'
import { ChoiceField } from '@portal/app-kit/fields/choice-field'
import { MomentField } from '@portal/app-kit/fields/moment-field'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { TextField } from '@portal/app-kit/fields/text-field'
import { FormDialog } from '@portal/app-kit/form-dialog'
import type { Reminder } from '@portal/contract/assistant/reminder'
import { CreateReminder, SnoozeReminder } from '@portal/contract/assistant/reminder-payloads'
import { Priority } from '@portal/contract/values/priority'
import { capitalized } from '@portal/contract/values/words'
import { Dialog, DialogActions } from '@portal/shared-ui/dialog'
import { Text } from '@portal/shared-ui/text'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useCreateReminder, useDeleteReminder, useSnoozeReminder } from './use-reminders.ts'

interface AddDialogProps {
  title: string
  onClose: () => void
}

const once = { recurringPattern: null, recurringInterval: 1 } as const

/** The choices for repetition, in words. */
const rhythms = {
  once: ['Does not repeat', once],
  daily: ['Every day', { recurringPattern: 'daily', recurringInterval: 1 }],
  weekly: ['Every week', { recurringPattern: 'weekly', recurringInterval: 1 }],
  biweekly: ['Every 2 weeks', { recurringPattern: 'weekly', recurringInterval: 2 }],
  monthly: ['Every month', { recurringPattern: 'monthly', recurringInterval: 1 }],
  quarterly: ['Every 3 months', { recurringPattern: 'monthly', recurringInterval: 3 }],
  yearly: ['Every year', { recurringPattern: 'yearly', recurringInterval: 1 }],
} as const

type Rhythm = keyof typeof rhythms

const isRhythm = (name: string): name is Rhythm => Object.hasOwn(rhythms, name)

const rhythmChoices = Object.keys(rhythms)
  .filter(isRhythm)
  .map(value => ({ value, label: rhythms[value][0] }))

const priorityChoices = Priority.options.map(value => ({ value, label: capitalized(value) }))

/** The dialog's form values, and the request body. */
const ReminderForm = z.pipe(
  z.object({
    title: CreateReminder.shape.title,
    description: CreateReminder.shape.description,
    nextReminderAt: CreateReminder.shape.nextReminderAt,
    priority: Priority,
    rhythm: z.custom<Rhythm>(name => typeof name === 'string' && isRhythm(name)),
  }),
  z.transform(({ rhythm, ...reminder }): CreateReminder => ({ ...reminder, ...rhythms[rhythm][1] })),
)
type ReminderForm = z.input<typeof ReminderForm>

export function AddDialog({ title, onClose }: AddDialogProps) {
  const { mutateAsync } = useCreateReminder()
  const form = useForm<ReminderForm, unknown, CreateReminder>({
    resolver: zodResolver(ReminderForm),
    defaultValues: { title: '', description: '', nextReminderAt: '', priority: 'medium', rhythm: 'once' },
  })
  return (
    <FormDialog
      title={title}
      form={form}
      names={['title', 'description', 'nextReminderAt']}
      submit="Set reminder"
      send={mutateAsync}
      onClose={onClose}
    >
      <TextField control={form.control} name="title" label="Title" required autoComplete="off" />
      <TextAreaField control={form.control} name="description" label="Description" rows={3} />
      <MomentField control={form.control} name="nextReminderAt" label="Date and time" required />
      <ChoiceField control={form.control} name="rhythm" label="Repeat" options={rhythmChoices} />
      <ChoiceField control={form.control} name="priority" label="Priority" options={priorityChoices} />
    </FormDialog>
  )
}

interface ReminderDialogProps {
  title: string
  reminder: Reminder
  onClose: () => void
  onClosed: () => void
}

export function SnoozeDialog({ title, reminder, onClose, onClosed }: ReminderDialogProps) {
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
      send={({ until }) => mutateAsync(until)}
      onClose={onClose}
      onClosed={onClosed}
    >
      <MomentField control={form.control} name="until" label="Date and time" required />
    </FormDialog>
  )
}

export function DeleteDialog({ title, reminder, onClose, onClosed }: ReminderDialogProps) {
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
