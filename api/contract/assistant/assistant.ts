// The assistant and the AI hub: conversations, and the hub's figures (spec §2.15, §2.18, §3).
import * as z from 'zod/mini'
import { withNeutral } from '../values/neutral.ts'
import { id, timestamp } from '../values/text.ts'

export const ConversationCategory = withNeutral(
  z.enum(['general', 'property', 'maintenance', 'rental']),
  'general',
)
export type ConversationCategory = z.infer<typeof ConversationCategory>

export const MessageRole = withNeutral(z.enum(['user', 'assistant']), 'assistant')
export type MessageRole = z.infer<typeof MessageRole>

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

export const Conversation = z.object({
  id,
  title: z.nullable(z.string()),
  category: ConversationCategory,
  /** Null before the first message. */
  lastMessageAt: z.nullable(timestamp),
})
export type Conversation = z.infer<typeof Conversation>

export const Message = z.object({ id, role: MessageRole, content: z.string(), timestamp })
export type Message = z.infer<typeof Message>
