// All that the start page reads of them, without the schemas of homes and messages.
import * as z from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'
import { id, timestamp } from '../values/text.ts'

/** `threadEndpoints.list`, read only for who wrote about which home. */
export const unreadConversations = {
  method: 'GET',
  path: '/api/threads',
  summary: 'The conversations in which something is unread, those with the latest messages first',
  access: 'person',
  query: z.object({ unread: z.literal('true'), limit: z.int() }),
  status: 200,
  answer: z.object({
    threads: z.array(
      z.object({
        id,
        property: z.nullable(z.object({ title: z.string() })),
        propertyTitle: z.string(),
        other: z.object({ firstName: z.string(), lastName: z.string() }),
        lastMessageAt: timestamp,
        unreadCount: z.int(),
      }),
    ),
    /** In all the caller's conversations. */
    unread: z.int(),
  }),
} as const satisfies Endpoint
