import { isRecord } from '@portal/contract/values/json'
import type { ChatRequest } from './wire/chat-request.ts'

export interface Conversation {
  timeZone: string
  /** Oldest first; the last one has no answer yet. */
  exchanges: { question: string; answer: string }[]
  /** What the tools returned for the last question, in order. */
  results: unknown[]
  refusal: unknown
  tools: ReadonlySet<string>
}

export const readConversation = ({ messages, tools = [], tool_choice }: ChatRequest): Conversation => {
  const exchanges: Conversation['exchanges'] = []
  let found: unknown[] = []
  for (const { role, content } of messages) {
    if (role === 'user') exchanges.push({ question: content, answer: '' })
    const last = exchanges.at(-1)
    if (role === 'assistant' && last) last.answer += content ?? ''
    found = role === 'tool' ? [...found, JSON.parse(content)] : role === 'user' ? [] : found
  }
  const answered = found.filter(isRecord)
  return {
    timeZone: /time zone ([A-Z][\w+/-]+)/.exec(messages[0]?.content ?? '')?.[1] ?? 'UTC',
    exchanges,
    results: answered.map(each => each.result),
    refusal: answered.flatMap(({ error }) => (isRecord(error) ? [error.message] : []))[0],
    tools: new Set(tool_choice === 'none' ? [] : tools.map(tool => tool.function.name)),
  }
}
