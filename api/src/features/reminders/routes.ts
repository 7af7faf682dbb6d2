import { reminderEndpoints } from '@portal/contract/assistant/reminder-endpoints'
import { setReminderEndpoints } from '@portal/contract/assistant/set-reminder-endpoints'
import { route } from '../../platform/request/route.ts'
import {
  completeReminder,
  createReminder,
  deleteReminder,
  listReminders,
  readCreatedReminder,
  snoozeReminder,
} from './own-reminders.ts'

export const reminderRoutes = [
  route(reminderEndpoints.list, listReminders),
  route(setReminderEndpoints.create, createReminder, { again: readCreatedReminder }),
  route(setReminderEndpoints.complete, completeReminder),
  route(setReminderEndpoints.snooze, snoozeReminder),
  route(setReminderEndpoints.delete, deleteReminder),
]
