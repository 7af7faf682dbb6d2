// Counts tokens by the vendor's rule of thumb: about four characters each.

import type { ChatRequest } from './chat-request.ts'
import type { Decision } from './decision.ts'

const tokensOf = (text: string): number => Math.ceil(text.length / 4)

/**
 * Counts only the question and what follows it, without tool results: rules cost nothing, and tool
 * descriptions that are sent each time should not use up a token budget.
 */
export const countUsage = ({ messages }: ChatRequest, decision: Decision) => {
  const texts = messages
    .slice(messages.findLastIndex(({ role }) => role === 'user'))
    .map(({ role, content }) => (role === 'tool' ? '' : (content ?? '')))
  const prompt_tokens = tokensOf(texts.join(''))
  const completion_tokens = tokensOf('text' in decision ? decision.text : JSON.stringify(decision.calls))
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens }
}
