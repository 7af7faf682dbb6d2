// An inquiry, an application or an offer begins a conversation.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { momentPageQuery, nextCursor, pageQuery } from '../values/page.ts'
import { ById, id, text } from '../values/text.ts'
import { Thread, ThreadMessage, WriteMessage } from './thread.ts'

const ThreadAnswer = z.object({ thread: Thread })

const lastPosition = 2_147_483_647
const position = z.int().check(z.gte(1), z.lte(lastPosition))

const step = { method: 'POST', access: 'person', own: true, params: ById } as const

export const threadEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/threads',
    summary: "The caller's conversations, those with the latest messages first",
    access: 'person',
    query: z.object({
      propertyId: z.optional(id),
      personId: z.optional(id),
      unread: z.optional(z.enum(['true', 'false'])),
      /** Only where it is the caller's turn, those that have waited longest first. */
      waiting: z.optional(z.enum(['true', 'false'])),
      /** Parts of words of the other person's name, the home and the messages: all must match. */
      q: z.optional(text(200)),
      ...momentPageQuery,
    }),
    status: 200,
    answer: z.object({
      threads: z.array(Thread),
      nextCursor,
      /** In all the caller's conversations. */
      unread: z.int(),
    }),
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/threads/counts',
    summary: "In how many of the caller's conversations something is unread, or it is the caller's turn",
    access: 'person',
    status: 200,
    answer: z.object({ unread: z.int(), waiting: z.int() }),
  }),
  messages: endpoint({
    method: 'GET',
    path: '/api/threads/:id/messages',
    summary: 'The latest messages of a conversation, oldest first; a cursor leads to earlier ones',
    access: 'person',
    own: true,
    params: ById,
    query: z.object({
      limit: pageQuery.limit,
      /** A position: messages before it follow. */
      cursor: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'This is not a cursor of this list'))),
    }),
    status: 200,
    answer: z.object({ thread: Thread, messages: z.array(ThreadMessage), nextCursor }),
  }),
  write: endpoint({
    ...step,
    path: '/api/threads/:id/messages',
    summary: 'Write to the other person; 409 while the conversation is archived',
    body: WriteMessage,
    status: 201,
    /** `notice` is the contact filter's, in spec §5's words; null if it found nothing. */
    answer: z.object({ message: ThreadMessage, notice: z.nullable(z.string()) }),
    errors: ['conflict', 'contact_details', 'restricted'],
  }),
  read: endpoint({
    ...step,
    path: '/api/threads/:id/read',
    summary: 'Note that the caller has read up to this position',
    body: z.object({ position }),
    whileClosing: true,
    status: 204,
    answer: z.void(),
  }),
  close: endpoint({
    ...step,
    path: '/api/threads/:id/close',
    summary: 'Archive a conversation: nobody can write in it until the caller reopens it',
    status: 200,
    answer: ThreadAnswer,
    errors: ['conflict'],
  }),
  reopen: endpoint({
    ...step,
    path: '/api/threads/:id/reopen',
    summary: 'Reopen a conversation that the caller archived',
    status: 200,
    answer: ThreadAnswer,
    errors: ['conflict'],
  }),
  stream: endpoint({
    method: 'GET',
    path: '/api/threads/stream',
    summary: "The messages of all the caller's conversations as they arrive, the caller's own too",
    access: 'person',
    kind: 'events',
    status: 200,
    answer: ThreadMessage,
  }),
}
