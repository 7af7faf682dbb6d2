// Newer models require the Responses API. OpenAI stores nothing: the model's reasoning is sent back to it encrypted.
import OpenAI from 'openai'
import type { CutBy, ModelMessage, ModelRequest, ModelUsage } from '../../platform/ports/language-model.ts'
import type { Wire } from './wire.ts'

type Event = OpenAI.Responses.ResponseStreamEvent
type InputItem = OpenAI.Responses.ResponseInputItem
type OutputItem = OpenAI.Responses.ResponseOutputItem
type Call = OpenAI.Responses.ResponseFunctionToolCall
type Thought = OpenAI.Responses.ResponseReasoningItem

/** Sent back unchanged: reasoning and the calls that it led to, in order. */
const isThread = (item: OutputItem): item is Thought | Call =>
  item.type === 'function_call' || (item.type === 'reasoning' && Boolean(item.encrypted_content))

/** Guarantee: `read` below created it. */
const asThread = (thread: readonly unknown[]): readonly (Thought | Call)[] =>
  thread as readonly (Thought | Call)[]

const asItems = (message: ModelMessage): InputItem[] => {
  if (message.role === 'tool')
    return [{ type: 'function_call_output', call_id: message.toolCallId, output: message.content }]
  const { role, content } = message
  if (role !== 'assistant') return [{ role, content }]
  const texts: InputItem[] = content ? [{ role, content }] : []
  const { toolCalls = [], thread } = message
  if (thread) return [...texts, ...asThread(thread)]
  const calls = toolCalls.map(({ id, name, arguments: json }) => ({
    type: 'function_call' as const,
    call_id: id,
    name,
    arguments: json,
  }))
  return [...texts, ...calls]
}

const toolsOf = ({ tools = [], mustAnswer }: ModelRequest) =>
  tools.length > 0 && {
    tools: tools.map(({ name, description, parameters }) => ({
      type: 'function' as const,
      name,
      description,
      parameters: { ...parameters },
      strict: false,
    })),
    tool_choice: mustAnswer ? ('none' as const) : ('auto' as const),
  }

export const responsesWire: Wire<Event> = {
  ask: (openai, { model, reasoningEffort, request }, signal) =>
    openai.responses.create(
      {
        model,
        input: request.messages.flatMap(asItems),
        stream: true,
        store: false,
        max_output_tokens: request.maxOutputTokens,
        ...(reasoningEffort && { reasoning: { effort: reasoningEffort } }),
        ...toolsOf(request),
      },
      { signal },
    ),
  read: async (events, onText, onEvent) => {
    const thread: (Thought | Call)[] = []
    let usage: ModelUsage | undefined
    let cutBy: CutBy | undefined
    let isWhole = false
    let hasText = false
    const speak = (text: string): void => {
      hasText ||= text !== ''
      onText(text)
    }
    for await (const event of events) {
      onEvent()
      if (event.type === 'response.output_text.delta' || event.type === 'response.refusal.delta')
        speak(event.delta)
      if (event.type === 'response.output_item.done' && isThread(event.item)) thread.push(event.item)
      if (event.type === 'error') throw failure(event.code, event.message)
      if (event.type === 'response.failed')
        throw failure(event.response.error?.code, event.response.error?.message)
      if (event.type !== 'response.completed' && event.type !== 'response.incomplete') continue
      isWhole = true
      if (!hasText) onText(textIn(event.response))
      usage = usageOf(event.response)
      if (event.type === 'response.incomplete')
        cutBy = event.response.incomplete_details?.reason === 'content_filter' ? 'filter' : 'length'
    }
    // The arguments of a call that was cut off can be incomplete.
    const calls = cutBy ? [] : thread.filter(item => item.type === 'function_call')
    const toolCalls = calls.map(({ call_id, name, arguments: json }) => ({
      id: call_id,
      name,
      arguments: json,
    }))
    return { toolCalls, usage, cutBy, isWhole, ...(calls.length > 0 && { thread }) }
  },
}

/** For servers that send a text or a refusal only as a whole. */
const textIn = ({ output = [] }: Partial<OpenAI.Responses.Response>): string =>
  output
    .flatMap(item => (item.type === 'message' ? item.content : []))
    .map(part => (part.type === 'refusal' ? part.refusal : part.text))
    .join('')

const usageOf = ({ usage }: OpenAI.Responses.Response): ModelUsage | undefined =>
  usage ? { prompt: usage.input_tokens, completion: usage.output_tokens } : undefined

const failure = (code: string | null | undefined, message: string | undefined): Error =>
  new OpenAI.APIError(undefined, { code, message }, message, undefined)
