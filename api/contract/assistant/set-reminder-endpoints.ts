// The calls that say when a reminder comes. They need more code than those that the hub makes at first.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ById } from '../values/text.ts'
import { Reminder } from './reminder.ts'
import { CreateReminder, SnoozeReminder } from './reminder-payloads.ts'

const OneReminder = z.object({ reminder: Reminder })

export const setReminderEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/api/ai/reminders',
    summary: 'Be reminded, once or repeatedly; 200 at most',
    access: 'person',
    body: CreateReminder,
    status: 201,
    answer: OneReminder,
    errors: ['conflict'],
  }),
  snooze: endpoint({
    method: 'POST',
    path: '/api/ai/reminders/:id/snooze',
    summary: 'Be reminded again later',
    access: 'person',
    own: true,
    params: ById,
    body: SnoozeReminder,
    status: 200,
    answer: OneReminder,
    errors: ['conflict'],
  }),
}
