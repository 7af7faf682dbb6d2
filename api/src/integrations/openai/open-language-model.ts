// Any language model that speaks OpenAI's wire format, through its own SDK.
import OpenAI from 'openai'
import {
  type LanguageModel,
  ModelAway,
  type ModelMessage,
  type ModelRequest,
} from '../../platform/language-model.ts'
import { pauseBeforeRetry, reasonOf } from './failures.ts'
import { readReply } from './read-reply.ts'

export interface LanguageModelSettings {
  /** Some servers want none. */
  apiKey?: string | undefined
  /** OpenAI's own without it. */
  baseUrl?: string | undefined
  model: string
  prices: LanguageModel['prices']
}

/** Until the first of a reply comes, with all that was tried for it. */
const usualFirstByteMs = 15_000

/** A plain answer within what its caller waits for (`deadlineSeconds`). */
const usualAnswerMs: LanguageModel['answerMs'] = { told: 90_000, plain: 25_000 }

const asOpenAi = (message: ModelMessage): OpenAI.ChatCompletionMessageParam => {
  if (message.role === 'tool')
    return { role: 'tool', tool_call_id: message.toolCallId, content: message.content }
  if (message.role !== 'assistant' || !message.toolCalls?.length)
    return { role: message.role, content: message.content }
  return {
    role: 'assistant',
    content: message.content || null,
    tool_calls: message.toolCalls.map(({ id, name, arguments: given }) => ({
      id,
      type: 'function',
      function: { name, arguments: given },
    })),
  }
}

/** How long an answer may be is not said, because servers do not agree on how: whoever reads it stops when it is too long. */
const asked = (model: string, { messages, tools = [], mustAnswer }: ModelRequest) => ({
  model,
  messages: messages.map(asOpenAi),
  stream: true as const,
  stream_options: { include_usage: true },
  ...(tools.length > 0 && {
    tools: tools.map(tool => ({ type: 'function' as const, function: { ...tool } })),
    tool_choice: mustAnswer ? ('none' as const) : ('auto' as const),
  }),
})

/** Opens no connection yet. */
export const openLanguageModel = (
  settings: LanguageModelSettings,
  { firstByteMs = usualFirstByteMs, answerMs = usualAnswerMs } = {},
): LanguageModel => {
  const { apiKey = 'none', baseUrl, model, prices } = settings
  // Its own retries wait for as long as the server says, which nobody here would.
  const openai = new OpenAI({
    apiKey,
    baseURL: baseUrl ?? null,
    organization: null,
    project: null,
    maxRetries: 0,
  })

  const begin = async (request: ModelRequest, signal: AbortSignal, isRetry = false) => {
    try {
      return await openai.chat.completions.create(asked(model, request), { signal })
    } catch (failure) {
      const pauseMs = isRetry || signal.aborted ? null : pauseBeforeRetry(failure)
      if (pauseMs === null) throw failure
      await Bun.sleep(pauseMs)
      return begin(request, signal, true)
    }
  }

  return {
    model,
    prices,
    answerMs,
    converse: async request => {
      const late = new AbortController()
      const timer = setTimeout(() => late.abort(), firstByteMs)
      const signal = AbortSignal.any([request.signal, late.signal])
      try {
        const chunks = await begin(request, signal)
        const reply = await readReply(chunks, request.onText, () => clearTimeout(timer))
        signal.throwIfAborted() // the SDK ends an aborted stream as if it were complete
        if (!reply.isWhole) throw new ModelAway('cut off')
        return reply
      } catch (failure) {
        request.signal.throwIfAborted()
        if (late.signal.aborted) throw new ModelAway(`nothing came in ${firstByteMs / 1000} s`)
        throw failure instanceof ModelAway ? failure : new ModelAway(reasonOf(failure))
      } finally {
        clearTimeout(timer)
      }
    },
  }
}
