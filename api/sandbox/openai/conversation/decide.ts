import { completeText } from '../answers/complete-text.ts'
import type { ChatRequest } from '../wire/chat-request.ts'
import { answerByIntent, answerUnclear } from './answer-by-intent.ts'
import { runAnswer } from './answering.ts'
import type { Decision } from './decision.ts'
import { readConversation } from './read-conversation.ts'
import { readTurn } from './turn.ts'

const assistantSentence = 'You are the assistant of the Rental Portal'

/** What comes next in the conversation; a request without the assistant's first sentence wants one short text. */
export const decide = (request: ChatRequest): Decision => {
  const [first] = request.messages
  const system = first?.role === 'system' || first?.role === 'developer' ? first.content : ''
  if (system && !system.startsWith(assistantSentence)) {
    const asked = request.messages.findLast(({ role }) => role === 'user')?.content ?? ''
    return { text: completeText(asked) }
  }
  const conversation = readConversation(request)
  const turn = readTurn(conversation)
  const answer = turn.intent ? answerByIntent[turn.intent] : answerUnclear
  return runAnswer(answer(turn), conversation)
}
