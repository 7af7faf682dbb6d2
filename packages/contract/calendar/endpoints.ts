// A link that calendar programs read again and again.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { timestamp } from '../values/text.ts'

export const calendarEndpoints = {
  link: endpoint({
    method: 'GET',
    path: '/api/calendar',
    summary:
      "When the link to the caller's calendar was made, which is shown only then; null if there is none",
    access: 'person',
    status: 200,
    answer: z.object({ madeAt: z.nullable(timestamp) }),
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/calendar',
    summary: "A link to the caller's calendar, for calendar programs; the one before no longer works",
    access: 'person',
    status: 200,
    answer: z.object({ url: z.string() }),
  }),
  turnOff: endpoint({
    method: 'DELETE',
    path: '/api/calendar',
    summary: "End the link to the caller's calendar",
    access: 'person',
    status: 204,
    answer: z.void(),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/calendar/:token',
    summary: 'Tours, scheduled repairs, and begin and end of tenancies, for anyone who has the link',
    access: 'anyone',
    params: z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)) }),
    status: 200,
    kind: 'content',
    contentType: 'text/calendar',
    answer: z.instanceof(Uint8Array),
  }),
}
