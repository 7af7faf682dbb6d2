// The calls of reminders that are there (spec §7, and those beyond it).
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ById, timestamp } from '../values/text.ts'
import { Reminder } from './reminder.ts'

export const reminderEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/ai/reminders',
    summary: "The caller's reminders, the next one first",
    access: 'person',
    status: 200,
    answer: z.object({ reminders: z.array(Reminder) }),
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
    answer: z.object({ reminder: Reminder }),
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
