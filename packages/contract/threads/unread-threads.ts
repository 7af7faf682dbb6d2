// All that the user menu reads of them, without their schemas.
import * as z from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'

/** `threadEndpoints.list`, read only for the count. */
export const unreadThreads = {
  method: 'GET',
  path: '/api/threads',
  summary: 'How many conversations have something unread',
  access: 'person',
  query: z.object({ limit: z.literal('1') }),
  status: 200,
  answer: z.object({ unread: z.int() }),
} as const satisfies Endpoint
