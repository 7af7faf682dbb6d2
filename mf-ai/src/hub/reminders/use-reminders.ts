// The changes that a person makes to reminders; each refetches the list and the hub's figures.

import { ApiError, sentenceOf } from '@portal/client/api-error'
import { call, queriesOf } from '@portal/client/call'
import { assistantEndpoints } from '@portal/contract/assistant/endpoints'
import type { Reminder } from '@portal/contract/assistant/reminder'
import { reminderEndpoints } from '@portal/contract/assistant/reminder-endpoints'
import type { CreateReminder } from '@portal/contract/assistant/reminder-payloads'
import { setReminderEndpoints } from '@portal/contract/assistant/set-reminder-endpoints'
import { ownTimeZone } from '@portal/contract/values/moment-words'
import { formatTime } from '@portal/shared-ui/format-date'
import { useToast } from '@portal/shared-ui/platform/platform'
import { useClientId } from '@portal/shared-ui/platform/use-client-id'
import { useMutation, useQueryClient } from '@tanstack/react-query'

interface Change<Given, Answer> {
  send: (given: Given) => Promise<Answer>
  /** The toasts. */
  done: (answer: Answer) => string
  failed: string
}

const useReminderChange = <Given, Answer>({ send, done, failed }: Change<Given, Answer>) => {
  const queryClient = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: send,
    onSuccess: answer => toast({ title: done(answer), tone: 'success' }),
    onError: error =>
      toast({ title: failed, description: sentenceOf(error, 'Please try again.'), tone: 'danger' }),
    onSettled: () =>
      Promise.all(
        [reminderEndpoints.list, assistantEndpoints.stats].map(read =>
          queryClient.invalidateQueries(queriesOf(read)),
        ),
      ),
  })
}

const nextTimeWords = ({ reminder }: { reminder: Reminder }): string =>
  `Set for ${formatTime(reminder.dueAt)}`

/** Adds a reminder, in the person's own time zone. */
export const useCreateReminder = () => {
  const [clientId, renewClientId] = useClientId()
  const timeZone = ownTimeZone()
  return useReminderChange({
    send: (body: CreateReminder) =>
      call(setReminderEndpoints.create, { body: { ...body, timeZone, clientId } }).catch((error: unknown) => {
        if (error instanceof ApiError && error.fields.clientId) renewClientId()
        throw error
      }),
    done: answer => `Reminder set. ${nextTimeWords(answer)}`,
    failed: 'We couldn’t set the reminder',
  })
}

/** Completes a due reminder; a second click does not complete its next repetition. */
export const useCompleteReminder = ({ id, dueAt }: Reminder) =>
  useReminderChange({
    send: () => call(setReminderEndpoints.complete, { params: { id }, body: { dueAt } }),
    done: answer => (answer.reminder.isCompleted ? 'Done' : `Done. ${nextTimeWords(answer)}`),
    failed: 'We couldn’t mark the reminder as done',
  })

export const useSnoozeReminder = ({ id }: Reminder) =>
  useReminderChange({
    send: (until: string) => call(setReminderEndpoints.snooze, { params: { id }, body: { until } }),
    done: nextTimeWords,
    failed: 'We couldn’t snooze the reminder',
  })

export const useDeleteReminder = ({ id }: Reminder) =>
  useReminderChange({
    send: () => call(setReminderEndpoints.delete, { params: { id } }),
    done: () => 'Reminder deleted',
    failed: 'We couldn’t delete the reminder',
  })
