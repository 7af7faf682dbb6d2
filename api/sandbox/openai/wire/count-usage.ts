// Tokens, by the vendor's rule of thumb: four characters are about one.
import type { Decision } from '../conversation/decision.ts'
import type { ChatRequest } from './chat-request.ts'

const tokensOf = (text: string): number => Math.ceil(text.length / 4)

export const countUsage = ({ messages, tools }: ChatRequest, decision: Decision) => {
  const prompt_tokens = tokensOf(JSON.stringify([messages, tools ?? []]))
  const completion_tokens = tokensOf('text' in decision ? decision.text : JSON.stringify(decision.calls))
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens }
}
