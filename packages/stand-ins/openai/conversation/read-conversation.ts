// Reads the messages of a call as a conversation: the person, earlier messages and answers, and tool results for this answer.
import { isRecord } from '@portal/contract/values/json'
import type { Role } from '../understand/intents/signs.ts'
import type { ChatMessage, ChatRequest } from '../wire/chat-request.ts'

/** The result of a tool. */
export type Found = { result: unknown } | { error: { code: string; message: string } }

interface Exchange {
  question: string
  answer: string
}

export interface Conversation {
  role: Role
  timeZone: string
  /** Earlier messages and answers, oldest first. */
  before: Exchange[]
  question: string
  /** The results of this answer's tool calls, in order. */
  found: Found[]
  tools: ReadonlySet<string>
}

const readFound = (content: string): Found => {
  try {
    const given: unknown = JSON.parse(content)
    if (isRecord(given) && isRecord(given.error))
      return { error: { code: String(given.error.code), message: String(given.error.message) } }
    return { result: isRecord(given) && 'result' in given ? given.result : given }
  } catch {
    return { error: { code: 'unreadable', message: 'The answer could not be read.' } }
  }
}

const systemText = (messages: readonly ChatMessage[]): string =>
  messages
    .flatMap(({ role, content }) => (role === 'system' || role === 'developer' ? [content ?? ''] : []))
    .join('\n')

/** The results of this answer's tool calls, in order. */
const foundIn = (messages: readonly ChatMessage[]): Found[] => {
  const contents = new Map(
    messages.flatMap(message =>
      message.role === 'tool' ? [[message.tool_call_id, message.content] as const] : [],
    ),
  )
  return messages
    .flatMap(message => (message.role === 'assistant' ? (message.tool_calls ?? []) : []))
    .map(({ id }) => readFound(contents.get(id) ?? ''))
}

const exchangesIn = (messages: readonly ChatMessage[]): Exchange[] => {
  const exchanges: Exchange[] = []
  for (const { role, content } of messages) {
    if (role === 'user') exchanges.push({ question: content, answer: '' })
    const last = exchanges.at(-1)
    if (role === 'assistant' && last) last.answer += content ?? ''
  }
  return exchanges
}

export const readConversation = ({ messages, tools = [], tool_choice }: ChatRequest): Conversation => {
  const system = systemText(messages)
  const lastQuestion = messages.findLastIndex(({ role }) => role === 'user')
  const [, timeZone = 'UTC'] = /time zone[^A-Z\n]{0,20}([A-Z][A-Za-z]+(?:\/[A-Za-z_]+)+)/i.exec(system) ?? []
  return {
    role: /\bThe person is a landlord\b/i.test(system) ? 'landlord' : 'tenant',
    timeZone,
    before: exchangesIn(messages.slice(0, Math.max(0, lastQuestion))),
    question: messages[lastQuestion]?.content ?? '',
    found: foundIn(messages.slice(lastQuestion + 1)),
    tools: new Set(tool_choice === 'none' ? [] : tools.map(tool => tool.function.name)),
  }
}
