// A conversation with the assistant (spec §2.15, §7).
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ErrorAnswer } from '../error.ts'
import { momentPageQuery, nextCursor, pageQuery } from '../values/page.ts'
import { ById, requiredText } from '../values/text.ts'
import { timeZone } from '../values/time-zone.ts'
import { Conversation, ConversationCategory, Message } from './conversation.ts'

/** In characters, after trimming. */
export const maxMessageLength = 4000

const missing = 'Please write a message'
const message = z.pipe(z.string(missing).check(z.trim()), requiredText(maxMessageLength, missing))

/** Days and hours in messages are meant there. */
const clock = z.optional(timeZone)

const Begun = z.object({ conversation: Conversation, message: Message })
const Continued = z.object({ message: Message, conversation: Conversation })

/**
 * First the conversation, then words and the tools in use, then the whole answer or the error. `replaced` has all words
 * so far, some of which were taken back.
 */
const eventsOf = <Done extends z.ZodMiniType>(done: Done) => ({
  started: z.object({ conversation: Conversation }),
  delta: z.object({ text: z.string() }),
  replaced: z.object({ text: z.string() }),
  tool: z.object({ name: z.string() }),
  done,
  failed: ErrorAnswer,
})

export const conversationEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/ai/conversations',
    summary: "The caller's conversations with the assistant, the latest first",
    access: 'person',
    query: z.object(momentPageQuery),
    status: 200,
    answer: z.object({ conversations: z.array(Conversation), nextCursor }),
  }),
  messages: endpoint({
    method: 'GET',
    path: '/api/ai/conversations/:id/messages',
    summary: 'The latest messages of a conversation, oldest first; a cursor leads to earlier ones',
    access: 'person',
    own: true,
    params: ById,
    query: z.object(pageQuery),
    status: 200,
    answer: z.object({ messages: z.array(Message), nextCursor }),
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/ai/conversations',
    summary: 'Start a conversation with the assistant, which answers the message',
    access: 'person',
    body: z.object({ message, timeZone: clock, category: z._default(ConversationCategory, 'general') }),
    status: 201,
    answer: Begun,
    events: eventsOf(Begun),
    deadlineSeconds: 28,
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/ai/conversations/:id/messages',
    summary: 'Continue a conversation; 409 while its last message is being answered',
    access: 'person',
    own: true,
    params: ById,
    body: z.object({ message, timeZone: clock }),
    status: 201,
    answer: Continued,
    events: eventsOf(Continued),
    deadlineSeconds: 28,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/ai/conversations/:id',
    summary: 'Archive a conversation',
    access: 'person',
    own: true,
    params: ById,
    status: 204,
    answer: z.void(),
  }),
}
