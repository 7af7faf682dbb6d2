// The calls of the assistant and its hub (spec §7).
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ById } from '../values/text.ts'
import { AssistantStats, Conversation, Message } from './assistant.ts'

export const assistantEndpoints = {
  stats: endpoint({
    method: 'GET',
    path: '/api/ai/stats',
    summary: "The caller's figures on the hub, and their use of the assistant",
    access: 'person',
    status: 200,
    answer: z.object({ stats: AssistantStats }),
  }),
  conversations: endpoint({
    method: 'GET',
    path: '/api/ai/conversations',
    summary: "The caller's conversations with the assistant, the latest first",
    access: 'person',
    status: 200,
    answer: z.object({ conversations: z.array(Conversation) }),
  }),
  messages: endpoint({
    method: 'GET',
    path: '/api/ai/conversations/:id/messages',
    summary: 'The messages of a conversation, oldest first',
    access: 'person',
    own: true,
    params: ById,
    status: 200,
    answer: z.object({ messages: z.array(Message) }),
  }),
}
