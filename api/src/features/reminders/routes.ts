import { reminderEndpoints } from '@portal/contract/assistant/reminder-endpoints'
import { route } from '../../platform/route.ts'
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
  route(reminderEndpoints.create, createReminder, { again: readCreatedReminder }),
  route(reminderEndpoints.complete, completeReminder),
  route(reminderEndpoints.snooze, snoozeReminder),
  route(reminderEndpoints.delete, deleteReminder),
]
