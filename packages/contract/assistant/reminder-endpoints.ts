// Reads reminders (spec §7). The calls that change one are separate, so that the hub's first load leaves them out.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { momentPageQuery, nextCursor } from '../values/page.ts'
import { Reminder } from './reminder.ts'

export const reminderEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/ai/reminders',
    summary: "The caller's reminders, the next one first",
    access: 'person',
    query: z.object(momentPageQuery),
    status: 200,
    answer: z.object({ reminders: z.array(Reminder), nextCursor }),
  }),
}
