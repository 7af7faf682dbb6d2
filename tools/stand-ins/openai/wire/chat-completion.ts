// Answers: https://platform.openai.com/docs/api-reference/chat/object and …/chat-streaming.

import type { ChatRequest } from './chat-request.ts'
import { countUsage } from './count-usage.ts'
import type { Decision } from './decision.ts'

export const newId = (prefix: string) => `${prefix}${crypto.randomUUID().replaceAll('-', '')}`

const toolCallsOf = (decision: Decision) =>
  'calls' in decision
    ? decision.calls.map(call => ({
        id: newId('call_'),
        type: 'function' as const,
        function: { name: call.name, arguments: JSON.stringify(call.arguments) },
      }))
    : []

const finishOf = (decision: Decision) => ('calls' in decision ? 'tool_calls' : 'stop')

const headOf = ({ model }: ChatRequest) => ({
  id: newId('chatcmpl-'),
  created: Math.floor(Date.now() / 1000),
  model,
})

export const completionOf = (request: ChatRequest, decision: Decision) => {
  const calls = toolCallsOf(decision)
  return {
    ...headOf(request),
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: 'text' in decision ? decision.text : null,
          refusal: null,
          ...(calls.length > 0 && { tool_calls: calls }),
        },
        logprobs: null,
        finish_reason: finishOf(decision),
      },
    ],
    usage: countUsage(request, decision),
  }
}

/** A word with the space after it, so that the text streams word by word. */
export const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? []

/** In the order of sending. */
export const chunksOf = (request: ChatRequest, decision: Decision): object[] => {
  const head = { ...headOf(request), object: 'chat.completion.chunk' }
  const includesUsage = request.stream_options?.include_usage === true
  const chunk = (delta: object, finish_reason: string | null = null) => ({
    ...head,
    choices: [{ index: 0, delta, logprobs: null, finish_reason }],
    ...(includesUsage && { usage: null }),
  })
  const words = 'text' in decision ? wordsOf(decision.text) : []
  return [
    chunk({ role: 'assistant', content: 'text' in decision ? '' : null }),
    ...words.map(content => chunk({ content })),
    ...toolCallsOf(decision).flatMap((call, index) => [
      chunk({ tool_calls: [{ index, ...call, function: { name: call.function.name, arguments: '' } }] }),
      chunk({ tool_calls: [{ index, function: { arguments: call.function.arguments } }] }),
    ]),
    chunk({}, finishOf(decision)),
    ...(includesUsage ? [{ ...head, choices: [], usage: countUsage(request, decision) }] : []),
  ]
}
