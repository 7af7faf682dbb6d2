// Requests: https://platform.openai.com/docs/api-reference/chat/create, the parts that chat completions with tools need.
import * as z from 'zod/mini'
import { invalidParameter, unreadableBody } from './refusal.ts'

const TextPart = z.object({ type: z.enum(['text', 'input_text', 'output_text']), text: z.string() })
/** A text, or its parts, which are joined. */
export const Content = z.pipe(
  z.union([z.string(), z.array(TextPart)]),
  z.transform(content => (typeof content === 'string' ? content : content.map(({ text }) => text).join(''))),
)

const ToolCall = z.object({
  id: z.string(),
  type: z.literal('function'),
  function: z.object({ name: z.string(), arguments: z.string() }),
})

const ChatMessage = z.discriminatedUnion('role', [
  z.object({ role: z.enum(['system', 'developer']), content: Content }),
  z.object({ role: z.literal('user'), content: Content }),
  z.object({
    role: z.literal('assistant'),
    content: z.optional(z.nullable(Content)),
    tool_calls: z.optional(z.array(ToolCall)),
  }),
  z.object({ role: z.literal('tool'), tool_call_id: z.string(), content: Content }),
])
export type ChatMessage = z.infer<typeof ChatMessage>

const Tool = z.object({
  type: z.literal('function'),
  function: z.object({
    name: z.string(),
    description: z.optional(z.string()),
    parameters: z.optional(z.record(z.string(), z.unknown())),
  }),
})

const ChatRequest = z.object({
  model: z.string(),
  messages: z.array(ChatMessage).check(z.minLength(1)),
  tools: z.optional(z.array(Tool)),
  tool_choice: z.optional(
    z.union([
      z.enum(['none', 'auto', 'required']),
      z.object({ type: z.literal('function'), function: z.object({ name: z.string() }) }),
    ]),
  ),
  stream: z.optional(z.nullable(z.boolean())),
  stream_options: z.optional(z.nullable(z.object({ include_usage: z.optional(z.boolean()) }))),
  max_tokens: z.optional(z.nullable(z.int().check(z.positive()))),
  max_completion_tokens: z.optional(z.nullable(z.int().check(z.positive()))),
})
export type ChatRequest = z.infer<typeof ChatRequest>

/** Checks the vendor's rule: each tool message must answer a call of the preceding assistant message, and each call needs one. */
export const checkToolMessages = (messages: ChatMessage[]) => {
  let open = new Set<string>()
  for (const [index, message] of messages.entries()) {
    if (message.role === 'tool') {
      if (!open.delete(message.tool_call_id))
        throw invalidParameter(
          `messages.[${index}].role`,
          "Invalid parameter: messages with role 'tool' must be a response to a preceding message with 'tool_calls'.",
        )
      continue
    }
    if (open.size > 0)
      throw invalidParameter(
        `messages.[${index}].role`,
        `An assistant message with 'tool_calls' must be followed by tool messages responding to each 'tool_call_id'. The following tool_call_ids did not have response messages: ${[...open].join(', ')}`,
      )
    open = new Set(message.role === 'assistant' ? message.tool_calls?.map(({ id }) => id) : [])
  }
}

/** Throws OpenAiRefusal. */
export const readChatRequest = async (request: Request): Promise<ChatRequest> => {
  const body = await request.json().catch(() => {
    throw unreadableBody()
  })
  const parsed = ChatRequest.safeParse(body)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw invalidParameter(issue?.path.join('.') ?? '', `Invalid value: ${issue?.message ?? ''}`)
  }
  checkToolMessages(parsed.data.messages)
  return parsed.data
}
