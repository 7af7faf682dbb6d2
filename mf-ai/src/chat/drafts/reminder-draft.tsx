import { call } from '@portal/client/call'
import { reminderEndpoints } from '@portal/contract/assistant/reminder-endpoints'
import { CreateReminder } from '@portal/contract/assistant/reminder-payloads'
import { setReminderEndpoints } from '@portal/contract/assistant/set-reminder-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { ownTimeZone } from '@portal/contract/values/moment-words'
import { Field } from '@portal/shared-ui/field'
import { TextArea, TextInput } from '@portal/shared-ui/text-input'
import { ChoiceField } from './choice-field.tsx'
import { DraftFrame } from './draft-frame.tsx'
import type { DraftOf } from './draft-of.ts'
import { MomentField } from './moment-field.tsx'
import { useDraftForm } from './use-draft-form.ts'

const rhythms = [
  { value: 'once', label: 'Once' },
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Every week' },
  { value: 'monthly', label: 'Every month' },
  { value: 'yearly', label: 'Every year' },
]

/** A reminder and its date. */
export function ReminderDraft({ draft }: { draft: DraftOf<'reminder'> }) {
  const { id: clientId } = draft
  const path = sitePaths.assistantTab('reminders')
  const { form, state } = useDraftForm({
    draft,
    schema: CreateReminder,
    fields: ['title', 'description', 'nextReminderAt', 'recurringPattern'],
    reads: [reminderEndpoints.list],
    send: async given => {
      const timeZone = ownTimeZone()
      await call(setReminderEndpoints.create, { body: { timeZone, ...given, clientId } })
      return { path }
    },
  })
  const { control, register, formState } = form
  const { errors } = formState
  return (
    <DraftFrame
      title="Reminder"
      submit="Set reminder"
      state={state}
      place={{ path, words: 'View your reminders' }}
    >
      <Field label="Title" error={errors.title?.message} required>
        <TextInput autoComplete="off" {...register('title')} />
      </Field>
      <Field label="Description" error={errors.description?.message}>
        <TextArea rows={2} {...register('description')} />
      </Field>
      <MomentField control={control} name="nextReminderAt" label="When" required />
      <ChoiceField
        control={control}
        name="recurringPattern"
        label="How often"
        options={rhythms}
        none="once"
      />
    </DraftFrame>
  )
}
