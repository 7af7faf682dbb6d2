// The calls of reminders (spec §7, and those beyond it).
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ById } from '../values/text.ts'
import { CompleteReminder, CreateReminder, Reminder, SnoozeReminder } from './reminder.ts'

const OneReminder = z.object({ reminder: Reminder })

export const reminderEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/ai/reminders',
    summary: "The caller's reminders, the next one first",
    access: 'person',
    status: 200,
    answer: z.object({ reminders: z.array(Reminder) }),
  }),
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
  complete: endpoint({
    method: 'POST',
    path: '/api/ai/reminders/:id/complete',
    summary: 'Say that it is done; one that repeats comes again at its next time',
    access: 'person',
    own: true,
    params: ById,
    body: CompleteReminder,
    status: 200,
    answer: OneReminder,
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
  delete: endpoint({
    method: 'DELETE',
    path: '/api/ai/reminders/:id',
    summary: 'Delete a reminder',
    access: 'person',
    own: true,
    params: ById,
    status: 204,
    answer: z.void(),
  }),
}
