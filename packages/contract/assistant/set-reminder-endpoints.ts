// Spec §7, and calls beyond it.
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
    summary: 'Create a reminder, once or repeating; 200 at most',
    access: 'person',
    body: CreateReminder,
    status: 201,
    answer: OneReminder,
    errors: ['conflict'],
  }),
  snooze: endpoint({
    method: 'POST',
    path: '/api/ai/reminders/:id/snooze',
    summary: 'Snooze a reminder',
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
    summary: 'Mark a reminder as done; a repeating one returns at its next time',
    access: 'person',
    own: true,
    params: ById,
    /** As the caller saw it, so that a repeated call does not mark the next occurrence as done. */
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
