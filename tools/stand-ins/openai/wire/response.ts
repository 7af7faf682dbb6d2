// Answers of the newer API: https://platform.openai.com/docs/api-reference/responses/object and …/responses-streaming.

import { newId, wordsOf } from './chat-completion.ts'
import type { ChatRequest } from './chat-request.ts'
import { countUsage } from './count-usage.ts'
import type { Decision } from './decision.ts'

const textPart = (text: string) => ({ type: 'output_text', text, annotations: [] })

const messageOf = (text: string) => ({
  id: newId('msg_'),
  type: 'message',
  role: 'assistant',
  status: 'completed',
  content: [textPart(text)],
})

const outputOf = (decision: Decision) =>
  'text' in decision
    ? [messageOf(decision.text)]
    : decision.calls.map(call => ({
        id: newId('fc_'),
        type: 'function_call',
        status: 'completed',
        call_id: newId('call_'),
        name: call.name,
        arguments: JSON.stringify(call.arguments),
      }))

const usageOf = (request: ChatRequest, decision: Decision) => {
  const { prompt_tokens, completion_tokens, total_tokens } = countUsage(request, decision)
  return {
    input_tokens: prompt_tokens,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: completion_tokens,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens,
  }
}

export const responseOf = (request: ChatRequest, decision: Decision) => ({
  id: newId('resp_'),
  object: 'response',
  created_at: Math.floor(Date.now() / 1000),
  model: request.model,
  status: 'completed',
  error: null,
  incomplete_details: null,
  output: outputOf(decision),
  usage: usageOf(request, decision),
})

export const eventsOf = (request: ChatRequest, decision: Decision): { type: string }[] => {
  const response = responseOf(request, decision)
  const begun = { ...response, status: 'in_progress', output: [], usage: null }
  const deltas = 'text' in decision ? wordsOf(decision.text) : []
  return [
    { type: 'response.created', response: begun },
    ...response.output.flatMap((item, output_index) => [
      { type: 'response.output_item.added', output_index, item: { ...item, status: 'in_progress' } },
      ...deltas.map(delta => ({
        type: 'response.output_text.delta',
        item_id: item.id,
        output_index,
        content_index: 0,
        delta,
      })),
      { type: 'response.output_item.done', output_index, item },
    ]),
    { type: 'response.completed', response },
  ].map((event, sequence_number) => ({ ...event, sequence_number }))
}
