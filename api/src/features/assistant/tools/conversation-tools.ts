// Tools that read a person's conversations with landlords and tenants.
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { NextStep, Thread, ThreadEvent, ThreadMessage } from '@portal/contract/threads/thread'
import { id } from '@portal/contract/values/text'
import * as z from 'zod/mini'
import { listOf } from './named-fields.ts'
import { readingTool } from './tool.ts'

const ConversationFacts = z.extend(
  z.pick(Thread, { id: true, propertyTitle: true, lastMessageAt: true, unreadCount: true }),
  {
    other: z.pick(Thread.shape.other, { firstName: true }),
    nextStep: z.nullable(z.pick(NextStep, { type: true, isYours: true, at: true, actionUrl: true })),
    isClosed: z.boolean(),
  },
)

const SaidFacts = z.extend(z.pick(ThreadMessage, { kind: true, body: true, createdAt: true }), {
  event: z.nullable(z.pick(ThreadEvent, { type: true, at: true, dates: true, day: true, reason: true })),
  isFromOther: z.boolean(),
})

const conversationOf = (thread: Thread) => ({ ...thread, isClosed: thread.closedBy !== null })

const saidIn = (thread: Thread, message: ThreadMessage) => ({
  ...message,
  isFromOther: message.senderId === thread.other.id,
})

export const conversationTools = [
  readingTool({
    name: 'list_conversations',
    description:
      "The person's conversations with landlords or tenants, each about one home, those with the latest messages first: how much is unread, and what comes next.",
    endpoint: threadEndpoints.list,
    given: () => ({ query: { limit: 20 } }),
    toResult: ({ threads }) => listOf('conversations', threads.map(conversationOf), ConversationFacts),
  }),
  readingTool({
    name: 'read_conversation',
    description:
      'The latest messages of one conversation, by its id, oldest first. Those with isFromOther are from the other person.',
    endpoint: threadEndpoints.messages,
    arguments: z.object({ id }),
    given: params => ({ params }),
    toResult: ({ thread, messages }) => ({
      conversation: ConversationFacts.parse(conversationOf(thread)),
      ...listOf(
        'messages',
        messages.map(message => saidIn(thread, message)),
        SaidFacts,
      ),
    }),
  }),
]
