// Puts a reply together from its chunks. Servers differ: some send no usage, no ids of calls, or a call's arguments in one piece.
import type OpenAI from 'openai'
import type { ModelReply, ModelUsage, ToolCall } from '../../platform/language-model.ts'

type CallPiece = OpenAI.ChatCompletionChunk.Choice.Delta.ToolCall

/** Reads all of it; its text goes to `onText`, and `onBegin` is told of each chunk. It is whole once the server has said why it ended. */
export const readReply = async (
  chunks: AsyncIterable<OpenAI.ChatCompletionChunk>,
  onText: (text: string) => void,
  onBegin: () => void,
): Promise<ModelReply & { isWhole: boolean }> => {
  const toolCalls: ToolCall[] = []
  let usage: ModelUsage | undefined
  let isWhole = false
  for await (const chunk of chunks) {
    onBegin()
    usage = usageOf(chunk) ?? usage
    const choice = chunk.choices?.[0]
    if (!choice) continue
    if (choice.delta?.content) onText(choice.delta.content)
    for (const piece of choice.delta?.tool_calls ?? []) addPiece(toolCalls, piece)
    if (choice.finish_reason) isWhole = true
  }
  return { toolCalls, usage, isWhole }
}

const usageOf = ({ usage }: OpenAI.ChatCompletionChunk): ModelUsage | undefined =>
  usage ? { prompt: usage.prompt_tokens ?? 0, completion: usage.completion_tokens ?? 0 } : undefined

/** Pieces of one call share its index; where there is none, a name begins the next call. */
const addPiece = (calls: ToolCall[], { index, id, function: piece }: CallPiece): void => {
  const { name = '', arguments: written = '' } = piece ?? {}
  const at = index ?? (name ? calls.length : calls.length - 1)
  const call = calls[at]
  if (call) call.arguments += written
  else calls.push({ id: id || `call_${calls.length + 1}`, name, arguments: written })
}
