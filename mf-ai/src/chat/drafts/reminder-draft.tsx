import { ChoiceField } from '@portal/app-kit/fields/choice-field'
import { MomentField } from '@portal/app-kit/fields/moment-field'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { TextField } from '@portal/app-kit/fields/text-field'
import { call } from '@portal/client/call'
import { reminderEndpoints } from '@portal/contract/assistant/reminder-endpoints'
import { CreateReminder } from '@portal/contract/assistant/reminder-payloads'
import { setReminderEndpoints } from '@portal/contract/assistant/set-reminder-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { ownTimeZone } from '@portal/contract/values/moment-words'
import { DraftFrame } from './draft-frame.tsx'
import type { DraftOf } from './draft-of.ts'
import { useDraftForm } from './use-draft-form.ts'

const rhythms = [
  { value: 'once', label: 'Once' },
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Every week' },
  { value: 'monthly', label: 'Every month' },
  { value: 'yearly', label: 'Every year' },
]

export function ReminderDraft({ draft }: { draft: DraftOf<'reminder'> }) {
  const { id: clientId } = draft
  const path = sitePaths.assistantTab('reminders')
  const { form, state } = useDraftForm({
    draft,
    schema: CreateReminder,
    fields: ['title', 'description', 'nextReminderAt', 'recurringPattern'],
    reads: [reminderEndpoints.list],
    send: async values => {
      const timeZone = ownTimeZone()
      await call(setReminderEndpoints.create, { body: { timeZone, ...values, clientId } })
      return { path }
    },
  })
  const { control } = form
  return (
    <DraftFrame
      title="Reminder"
      submit="Set reminder"
      state={state}
      place={{ path, words: 'View your reminders' }}
    >
      <TextField control={control} name="title" label="Title" required autoComplete="off" />
      <TextAreaField control={control} name="description" label="Description" rows={2} />
      <MomentField control={control} name="nextReminderAt" label="When" required />
      <ChoiceField
        control={control}
        name="recurringPattern"
        label="How often"
        required
        options={rhythms}
        none="once"
      />
    </DraftFrame>
  )
}
