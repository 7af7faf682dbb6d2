import { completeText } from './complete-text.ts'
import { type Conversation, readConversation } from './read-conversation.ts'
import { readTurn } from './read-turn.ts'
import type { Fields } from './table/row.ts'
import { table } from './table/table.ts'
import { unsure, withoutTool } from './table/without-tool.ts'
import type { Turn } from './turn.ts'
import type { ChatRequest } from './wire/chat-request.ts'
import type { Decision } from './wire/decision.ts'

const assistantSentence = 'You are the assistant of '
const isQuestion = /\?$|^(?:how|what|when|where|who|why|can|may|must|should|is|are|do|does)\b/i

/** A request without the assistant's first sentence asks for a single short text. */
export const decide = (request: ChatRequest): Decision => {
  const [system] = request.messages
  if (system?.role !== 'user' && system?.content && !system.content.startsWith(assistantSentence))
    return { text: completeText(request.messages.findLast(({ role }) => role === 'user')?.content ?? '') }
  const conversation = readConversation(request)
  const turn = readTurn(conversation)
  const tool = turn.tool ?? (isQuestion.test(turn.text) ? 'search_help' : undefined)
  const text = withoutTool(turn)
  if (text || !tool || !conversation.tools.has(tool)) return { text: text ?? unsure(turn) }
  if (conversation.refusal) return { text: `I could not do that: ${conversation.refusal}` }
  return follow(tool, turn, conversation)
}

const call = (name: string, argsOrText: readonly Fields[] | string = [{}]): Decision =>
  typeof argsOrText === 'string'
    ? { text: argsOrText }
    : { calls: argsOrText.map(fields => ({ name, arguments: fields })) }

/** Nothing is stored between calls, so it starts over each time. */
const follow = (tool: string, turn: Turn, { results, tools }: Conversation): Decision => {
  const row = table[tool]
  const needed = row?.needs?.find(name => tools.has(name))
  if (needed && results.length === 0) return call(needed, table[needed]?.args?.(turn, undefined))
  const own = results.slice(needed ? 1 : 0)
  if (own.length === 0) return call(tool, row?.args?.(turn, results[0]))
  return { text: row?.line(own, turn) || unsure(turn) }
}
