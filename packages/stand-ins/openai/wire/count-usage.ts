// Tokens, by the vendor's rule of thumb: four characters are about one.
import type { Decision } from '../conversation/decision.ts'
import type { ChatRequest } from './chat-request.ts'

const tokensOf = (text: string): number => Math.ceil(text.length / 4)

/**
 * Only the question and what follows it are counted, without what tools found: rules cost nothing, and a budget of tokens should not be used
 * up by descriptions of tools that are sent each time.
 */
export const countUsage = ({ messages }: ChatRequest, decision: Decision) => {
  const said = messages
    .slice(messages.findLastIndex(({ role }) => role === 'user'))
    .map(({ role, content }) => (role === 'tool' ? '' : (content ?? '')))
  const prompt_tokens = tokensOf(said.join(''))
  const completion_tokens = tokensOf('text' in decision ? decision.text : JSON.stringify(decision.calls))
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens }
}
