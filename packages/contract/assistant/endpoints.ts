// The hub's figures (spec §7).
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

const stats = z.object({
  conversations: z.int(),
  notifications: z.int(),
  reminders: z.int(),
  insights: z.int(),
  usage: z.object({
    totalRequests: z.int(),
    totalTokens: z.int(),
    /** Dollars. */
    totalCost: z.number(),
  }),
})

export const assistantEndpoints = {
  stats: endpoint({
    method: 'GET',
    path: '/api/ai/stats',
    summary: "The caller's figures on the hub, and their use of the assistant",
    access: 'person',
    status: 200,
    answer: z.object({ stats }),
  }),
}
