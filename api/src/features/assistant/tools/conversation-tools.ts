import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { NextStep, Thread, ThreadEvent, ThreadMessage } from '@portal/contract/threads/thread'
import { id } from '@portal/contract/values/text'
import { timeZone } from '@portal/contract/values/time-zone'
import * as z from 'zod/mini'
import { pageOf } from './named-fields.ts'
import { readingTool } from './tool.ts'

/** The clock of the home that it is about. */
const onHomesClock = { timeZone: z.nullable(timeZone) }

const ConversationFacts = z.extend(
  z.pick(Thread, { id: true, propertyTitle: true, lastMessageAt: true, unreadCount: true }),
  {
    other: z.pick(Thread.shape.other, { firstName: true }),
    nextStep: z.nullable(
      z.extend(z.pick(NextStep, { type: true, isYours: true, at: true, actionUrl: true }), onHomesClock),
    ),
    isClosed: z.boolean(),
  },
)

const SaidFacts = z.extend(z.pick(ThreadMessage, { kind: true, body: true, createdAt: true }), {
  event: z.nullable(
    z.extend(
      z.pick(ThreadEvent, { type: true, at: true, dates: true, day: true, reason: true }),
      onHomesClock,
    ),
  ),
  isFromOther: z.boolean(),
})

const clockOf = ({ property }: Thread) => ({ timeZone: property?.timeZone ?? null })

const conversationOf = (thread: Thread) => ({
  ...thread,
  nextStep: thread.nextStep && { ...thread.nextStep, ...clockOf(thread) },
  isClosed: thread.closedBy !== null,
})

const saidIn = (thread: Thread, message: ThreadMessage) => ({
  ...message,
  event: message.event && { ...message.event, ...clockOf(thread) },
  isFromOther: message.senderId === thread.other.id,
})

export const conversationTools = [
  readingTool({
    name: 'list_conversations',
    description:
      'The person\'s conversations with landlords or tenants, each about one home, those with the latest messages first: how much is unread, and what comes next. unread "true" leaves out those that are read; unreadConversations counts the others, of all there are.',
    endpoint: threadEndpoints.list,
    arguments: z.pick(threadEndpoints.list.query, { unread: true }),
    given: query => ({ query: { ...query, limit: 20 } }),
    toResult: ({ threads, nextCursor, unread }) => ({
      ...pageOf('conversations', threads.map(conversationOf), ConversationFacts, nextCursor),
      unreadConversations: unread,
    }),
  }),
  readingTool({
    name: 'read_conversation',
    description:
      'The latest messages of one conversation, by its id, oldest first. Those with isFromOther are from the other person.',
    endpoint: threadEndpoints.messages,
    arguments: z.object({ id }),
    given: params => ({ params }),
    toResult: ({ thread, messages, nextCursor }) => ({
      conversation: ConversationFacts.parse(conversationOf(thread)),
      ...pageOf(
        'messages',
        messages.map(message => saidIn(thread, message)),
        SaidFacts,
        nextCursor,
      ),
    }),
  }),
]
