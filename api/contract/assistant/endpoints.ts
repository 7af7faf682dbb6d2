// The calls of the assistant and its hub (spec §7).
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { count } from '../values/number.ts'
import { ById } from '../values/text.ts'
import { AssistantStats, Conversation, Insight, Message, Reminder } from './assistant.ts'

export const assistantEndpoints = {
  stats: endpoint({
    method: 'GET',
    path: '/api/ai/stats',
    summary: 'How much of everything the caller has, and what the assistant was asked',
    access: 'person',
    status: 200,
    answer: z.object({ stats: AssistantStats }),
  }),
  insights: endpoint({
    method: 'GET',
    path: '/api/ai/insights',
    summary: 'What the portal noticed for the caller, newest first',
    access: 'person',
    query: z.object({ limit: z.optional(count(1, 100)) }),
    status: 200,
    answer: z.object({ insights: z.array(Insight) }),
  }),
  reminders: endpoint({
    method: 'GET',
    path: '/api/ai/reminders',
    summary: 'What the caller will be reminded of, the next first',
    access: 'person',
    status: 200,
    answer: z.object({ reminders: z.array(Reminder) }),
  }),
  conversations: endpoint({
    method: 'GET',
    path: '/api/ai/conversations',
    summary: "The caller's talks with the assistant, the latest first",
    access: 'person',
    status: 200,
    answer: z.object({ conversations: z.array(Conversation) }),
  }),
  messages: endpoint({
    method: 'GET',
    path: '/api/ai/conversations/:id/messages',
    summary: 'What was said in a conversation, oldest first',
    access: 'person',
    own: true,
    params: ById,
    status: 200,
    answer: z.object({ messages: z.array(Message) }),
  }),
}
