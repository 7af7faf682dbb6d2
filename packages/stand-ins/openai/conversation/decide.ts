import { completeText } from '../answers/complete-text.ts'
import { notEnglish } from '../answers/small-talk.ts'
import { isOtherLanguage } from '../understand/other-languages.ts'
import type { ChatRequest } from '../wire/chat-request.ts'
import { answerByIntent, answerUnclear } from './answer-by-intent.ts'
import { type Answering, runAnswer } from './answering.ts'
import type { Decision } from './decision.ts'
import { readConversation } from './read-conversation.ts'
import type { Turn } from './turn.ts'
import { readTurns } from './turns.ts'

const assistantSentence = 'You are the assistant of the Rental Portal'

/**
 * The next step of the conversation. A request without the assistant's first sentence asks for a single short
 * text.
 */
export const decide = (request: ChatRequest): Decision => {
  const [first] = request.messages
  const system = first?.role === 'system' || first?.role === 'developer' ? first.content : ''
  if (system && !system.startsWith(assistantSentence)) {
    const asked = request.messages.findLast(({ role }) => role === 'user')?.content ?? ''
    return { text: completeText(asked) }
  }
  const conversation = readConversation(request)
  if (isOtherLanguage(conversation.question)) return { text: notEnglish(conversation) }
  return runAnswer(answerAll(readTurns(conversation)), conversation)
}

const answerOne = (turn: Turn): Answering => (turn.intent ? answerByIntent[turn.intent] : answerUnclear)(turn)

/** Answers one after another; the one that asks back comes last, so that the next message replies to it. */
function* answerAll(turns: readonly Turn[]): Answering {
  const texts: string[] = []
  for (const turn of turns) texts.push(yield* answerOne(turn))
  return texts.toSorted((a, b) => Number(a.endsWith('?')) - Number(b.endsWith('?'))).join('\n\n')
}
