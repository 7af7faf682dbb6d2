// Any language model behind one of OpenAI's APIs, through OpenAI's own SDK.
import OpenAI from 'openai'
import { type LanguageModel, ModelAway, type ModelRequest } from '../../platform/ports/language-model.ts'
import { chatWire } from './chat-wire.ts'
import { isUnspent, pauseBeforeRetry, reasonOf } from './failures.ts'
import { responsesWire } from './responses-wire.ts'
import type { ReadReply, ReasoningEffort, Wire } from './wire.ts'
import { withoutThinking } from './without-thinking.ts'

export interface LanguageModelSettings {
  /** Some servers need none. */
  apiKey?: string | undefined
  /** Defaults to OpenAI's own. */
  baseUrl?: string | undefined
  model: string
  api: 'responses' | 'chat'
  reasoningEffort?: ReasoningEffort | undefined
  prices: LanguageModel['prices']
}

/** Before the reply, including retries, and within it: a model that is not in memory takes a minute to load. */
const defaultSilenceMs = 75_000

/** A plain answer must be done within its caller's deadline (`deadlineSeconds`). */
const defaultAnswerMs: LanguageModel['answerMs'] = { told: 150_000, plain: 25_000 }

/** Does not connect yet. */
export const openLanguageModel = (
  settings: LanguageModelSettings,
  { silenceMs = defaultSilenceMs, answerMs = defaultAnswerMs } = {},
): LanguageModel => {
  const { apiKey = 'none', baseUrl, model, api, reasoningEffort, prices } = settings
  // The SDK's own retries wait as long as the server asks, which is too long here.
  const openai = new OpenAI({
    apiKey,
    baseURL: baseUrl ?? null,
    organization: null,
    project: null,
    maxRetries: 0,
  })

  /** Whether its replies begin with thinking that no mark opens; undefined before the first. */
  let thinksAloud: boolean | undefined

  const begin = async <Event>(
    wire: Wire<Event>,
    request: ModelRequest,
    signal: AbortSignal,
    isRetry = false,
  ): Promise<AsyncIterable<Event>> => {
    try {
      return await wire.ask(openai, { model, reasoningEffort, request }, signal)
    } catch (failure) {
      const pauseMs = isRetry || signal.aborted ? null : pauseBeforeRetry(failure)
      if (pauseMs === null) throw failure
      await Bun.sleep(pauseMs)
      return begin(wire, request, signal, true)
    }
  }

  const replyBy = async <Event>(
    wire: Wire<Event>,
    request: ModelRequest,
    signal: AbortSignal,
    onEvent: () => void,
  ): Promise<ReadReply> => wire.read(await begin(wire, request, signal), request.onText, onEvent)

  return {
    model,
    prices,
    answerMs,
    converse: async request => {
      const late = new AbortController()
      const timer = setTimeout(() => late.abort(), silenceMs)
      const signal = AbortSignal.any([request.signal, late.signal])
      const { onText, onRetract = () => {} } = request
      const spoken = withoutThinking({ onText, onRetract, isHeld: thinksAloud !== false })
      const heard = { ...request, onText: spoken.add }
      try {
        const onEvent = () => void timer.refresh()
        const reply =
          api === 'chat'
            ? await replyBy(chatWire, heard, signal, onEvent)
            : await replyBy(responsesWire, heard, signal, onEvent)
        signal.throwIfAborted() // the SDK ends an aborted stream as if it were complete
        if (!reply.isWhole) throw new ModelAway('cut off')
        const wasAloud = spoken.end(reply.cutBy !== undefined && thinksAloud)
        if (!reply.cutBy || wasAloud) thinksAloud ||= wasAloud
        signal.throwIfAborted()
        return reply
      } catch (failure) {
        request.signal.throwIfAborted()
        if (late.signal.aborted) throw new ModelAway(`nothing came in ${silenceMs / 1000} s`)
        throw failure instanceof ModelAway ? failure : new ModelAway(reasonOf(failure), isUnspent(failure))
      } finally {
        clearTimeout(timer)
      }
    },
  }
}
