// Requests of the newer API: https://platform.openai.com/docs/api-reference/responses/create. They are read as the same conversation.
import * as z from 'zod/mini'
import { type ChatMessage, type ChatRequest, Content, checkToolMessages } from './chat-request.ts'
import { invalidParameter, unreadableBody } from './refusal.ts'

const InputItem = z.union([
  z.object({
    type: z.literal('function_call'),
    call_id: z.string(),
    name: z.string(),
    arguments: z.string(),
  }),
  z.object({ type: z.literal('function_call_output'), call_id: z.string(), output: z.string() }),
  z.object({ type: z.literal('reasoning'), encrypted_content: z.string() }),
  z.object({
    type: z.optional(z.literal('message')),
    role: z.enum(['system', 'developer', 'user', 'assistant']),
    content: Content,
  }),
])
type InputItem = z.infer<typeof InputItem>

const ResponsesRequest = z.object({
  model: z.string(),
  input: z.array(InputItem).check(z.minLength(1)),
  tools: z.optional(
    z.array(
      z.object({
        type: z.literal('function'),
        name: z.string(),
        description: z.optional(z.string()),
        parameters: z.optional(z.record(z.string(), z.unknown())),
      }),
    ),
  ),
  tool_choice: z.optional(z.enum(['none', 'auto', 'required'])),
  stream: z.optional(z.nullable(z.boolean())),
  store: z.optional(z.nullable(z.boolean())),
  max_output_tokens: z.optional(z.nullable(z.int().check(z.minimum(16)))),
})

const asMessages = (items: readonly InputItem[]): ChatMessage[] => {
  const messages: ChatMessage[] = []
  for (const item of items) {
    if ('role' in item) messages.push({ role: item.role, content: item.content })
    else if (item.type === 'function_call_output')
      messages.push({ role: 'tool', tool_call_id: item.call_id, content: item.output })
    else if (item.type === 'function_call') {
      const call = {
        id: item.call_id,
        type: 'function' as const,
        function: { name: item.name, arguments: item.arguments },
      }
      const last = messages.at(-1)
      if (last?.role === 'assistant') last.tool_calls = [...(last.tool_calls ?? []), call]
      else messages.push({ role: 'assistant', content: null, tool_calls: [call] })
    }
  }
  return messages
}

/** Throws OpenAiRefusal. */
export const readResponsesRequest = async (request: Request): Promise<ChatRequest> => {
  const body = await request.json().catch(() => {
    throw unreadableBody()
  })
  const parsed = ResponsesRequest.safeParse(body)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw invalidParameter(issue?.path.join('.') ?? '', `Invalid value: ${issue?.message ?? ''}`)
  }
  const { model, input, tools = [], tool_choice, stream } = parsed.data
  const messages = asMessages(input)
  checkToolMessages(messages)
  return {
    model,
    messages,
    tools: tools.map(({ type, ...described }) => ({ type, function: described })),
    tool_choice,
    stream,
  }
}
