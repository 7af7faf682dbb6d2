// Every other server supports chat completions. Some send no usage, no call ids, or a call's arguments in one piece.
import type OpenAI from 'openai'
import type { CutBy, ModelMessage, ModelUsage, ToolCall } from '../../platform/ports/language-model.ts'
import type { Wire } from './wire.ts'

type Chunk = OpenAI.ChatCompletionChunk
type CallPiece = OpenAI.ChatCompletionChunk.Choice.Delta.ToolCall

const asParam = (message: ModelMessage): OpenAI.ChatCompletionMessageParam => {
  if (message.role === 'tool')
    return { role: 'tool', tool_call_id: message.toolCallId, content: message.content }
  if (message.role !== 'assistant' || !message.toolCalls?.length)
    return { role: message.role, content: message.content }
  return {
    role: 'assistant',
    content: message.content || null,
    tool_calls: message.toolCalls.map(({ id, name, arguments: json }) => ({
      id,
      type: 'function',
      function: { name, arguments: json },
    })),
  }
}

export const chatWire: Wire<Chunk> = {
  ask: (openai, { model, reasoningEffort, request }, signal) => {
    const { messages, tools = [], mustAnswer, maxOutputTokens } = request
    return openai.chat.completions.create(
      {
        model,
        messages: messages.map(asParam),
        stream: true,
        stream_options: { include_usage: true },
        max_completion_tokens: maxOutputTokens,
        ...(reasoningEffort && { reasoning_effort: reasoningEffort }),
        ...(tools.length > 0 && {
          tools: tools.map(tool => ({ type: 'function' as const, function: { ...tool } })),
          tool_choice: mustAnswer ? ('none' as const) : ('auto' as const),
        }),
      },
      { signal },
    )
  },
  read: async (chunks, onText, onEvent) => {
    const toolCalls: ToolCall[] = []
    let usage: ModelUsage | undefined
    let end: string | null = null
    for await (const chunk of chunks) {
      onEvent()
      usage = usageOf(chunk) ?? usage
      const choice = chunk.choices?.[0]
      if (!choice) continue
      const { content, refusal } = choice.delta ?? {}
      for (const text of [content, refusal]) if (text) onText(text)
      for (const piece of choice.delta?.tool_calls ?? []) addPiece(toolCalls, piece)
      end = choice.finish_reason ?? end
    }
    const cutBy = cutByEnd[end ?? '']
    // The arguments of a call that was cut off can be incomplete.
    return { toolCalls: cutBy ? [] : toolCalls, usage, cutBy, isWhole: end !== null }
  },
}

const cutByEnd: Readonly<Record<string, CutBy | undefined>> = { length: 'length', content_filter: 'filter' }

const usageOf = ({ usage }: Chunk): ModelUsage | undefined =>
  usage ? { prompt: usage.prompt_tokens, completion: usage.completion_tokens } : undefined

/** Pieces of one call share its index; without one, a name starts the next call. */
const addPiece = (calls: ToolCall[], { index, id, function: piece }: CallPiece): void => {
  const { name = '', arguments: written = '' } = piece ?? {}
  const at = index ?? (name ? calls.length : calls.length - 1)
  const call = calls[at]
  if (call) call.arguments += written
  else calls.push({ id: id || `call_${calls.length + 1}`, name, arguments: written })
}
