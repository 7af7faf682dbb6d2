// The hub's figures (spec §2.18, §3).
import * as z from 'zod/mini'

export const AssistantStats = z.object({
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
export type AssistantStats = z.infer<typeof AssistantStats>
