// The calls that set and change reminders (spec §7, and those beyond it).
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ById, timestamp } from '../values/text.ts'
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
  complete: endpoint({
    method: 'POST',
    path: '/api/ai/reminders/:id/complete',
    summary: 'Say that it is done; one that repeats comes again at its next time',
    access: 'person',
    own: true,
    params: ById,
    /** The `dueAt` that the caller saw: what was already done with it is not done a second time. */
    body: z.object({ dueAt: z.optional(timestamp) }),
    status: 200,
    answer: OneReminder,
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
