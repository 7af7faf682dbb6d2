import { useChange } from '@portal/app-kit/use-change'
import { useSendOnce } from '@portal/app-kit/use-send-once'
import { call } from '@portal/client/call'
import { assistantEndpoints } from '@portal/contract/assistant/endpoints'
import type { Reminder } from '@portal/contract/assistant/reminder'
import { reminderEndpoints } from '@portal/contract/assistant/reminder-endpoints'
import type { CreateReminder } from '@portal/contract/assistant/reminder-payloads'
import { setReminderEndpoints } from '@portal/contract/assistant/set-reminder-endpoints'
import { ownTimeZone } from '@portal/contract/values/moment-words'
import { formatTime } from '@portal/shared-ui/format-date'

interface Change<Input, Answer> {
  send: (input: Input) => Promise<Answer>
  /** The toasts. */
  done: (answer: Answer) => string
  failed: string
}

const useReminderChange = <Answer, Input = void>({ send, done, failed }: Change<Input, Answer>) =>
  useChange({
    send,
    reads: [reminderEndpoints.list, assistantEndpoints.stats],
    done: answer => ({ title: done(answer) }),
    failed,
  })

const nextTimeWords = ({ reminder }: { reminder: Reminder }): string =>
  `Set for ${formatTime(reminder.dueAt)}`

/** Adds a reminder, in the person's own time zone. */
export const useCreateReminder = () => {
  const timeZone = ownTimeZone()
  const send = useSendOnce((body: CreateReminder, clientId) =>
    call(setReminderEndpoints.create, { body: { ...body, timeZone, clientId } }),
  )
  return useReminderChange({
    send,
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
