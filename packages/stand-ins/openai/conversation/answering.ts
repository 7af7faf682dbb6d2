// An answer is a generator: it yields tool calls, gets their results, and returns its text. Nothing is stored
// between two calls of the API, so it runs from the beginning each time with all results so far.

import type { Decision, ToolCall } from './decision.ts'
import type { Conversation, Found } from './read-conversation.ts'

export type Answering<Result = string> = Generator<ToolCall[], Result, Found[]>

/** Ends an answer with a sentence for the person. */
export class EarlyAnswer extends Error {}

/** Calls several tools at once. */
export function* callTools(calls: ToolCall[]): Answering<Found[]> {
  return calls.length === 0 ? [] : yield calls
}

/** Calls one tool; throws EarlyAnswer with the portal's message if it refuses. */
export function* callTool(name: string, given: Record<string, unknown> = {}): Answering<unknown> {
  const [found] = yield [{ name, arguments: given }]
  return resultOf(found)
}

export const resultOf = (found: Found | undefined): unknown => {
  if (found && 'result' in found) return found.result
  throw new EarlyAnswer(`I could not look that up. ${found?.error.message ?? ''}`.trim())
}

const notOffered = 'I cannot look that up for you here. Ask me about homes, repairs, inquiries or your plan.'

/** Runs the answer as far as the results allow. */
export const runAnswer = (
  answer: Answering,
  { found, tools }: Pick<Conversation, 'found' | 'tools'>,
): Decision => {
  let given = 0
  try {
    let step = answer.next()
    while (!step.done) {
      const wanted = step.value
      if (given + wanted.length > found.length) {
        const isOffered = wanted.every(({ name }) => tools.has(name))
        return isOffered ? { calls: wanted } : { text: notOffered }
      }
      step = answer.next(found.slice(given, given + wanted.length))
      given += wanted.length
    }
    return { text: step.value }
  } catch (thrown) {
    if (!(thrown instanceof EarlyAnswer)) throw thrown
    return { text: thrown.message }
  }
}
