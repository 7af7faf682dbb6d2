// The one door to the language model: private details stay here, budgets are reserved, and every call is kept in the log.
import { aiContentLogs } from '../schema/assistant.ts'
import type { Context } from './context.ts'
import {
  type LanguageModel,
  ModelAway,
  type ModelMessage,
  type ModelReply,
  type ModelRequest,
} from './language-model.ts'
import { type Reservation, reserveTokens, settleReservation } from './model-budget.ts'
import { valueWithoutPrivateDetails, withoutPrivateDetails } from './private-details.ts'
import { Refusal } from './refusal.ts'
import { inTransaction } from './transaction.ts'

type Asking = Pick<Context, 'database' | 'env' | 'languageModel'> & Partial<Pick<Context, 'address'>>

interface Question extends Omit<ModelRequest, 'mostOutput'> {
  /** Whose budget it counts toward; null for what nobody asked for. */
  personId: string | null
  /** What it is for, as the log says it: 'chat', 'listing_text', 'insight'. */
  contentType: string
}

/** No reply is longer, in characters: a model that does not stop is stopped. */
const longestReply = 8000
/** In tokens, thinking included. */
const mostOutput = 8000

/** Of a prompt without an answer, in characters: it costs nobody’s budget, and must not fill the log. */
const longestUnanswered = 1000

/** The model; throws `not_now` where there is none. */
export const modelOf = ({ languageModel }: Pick<Context, 'languageModel'>): LanguageModel => {
  if (!languageModel) throw new Refusal('not_now', 'The assistant is switched off.')
  return languageModel
}

/**
 * Asks the model. Contact details and secrets are taken out of what it is told, whoever wrote it. The most that it may cost is reserved
 * before; throws `too_many` or `not_now` when a budget of today is used up.
 */
export const askModel = async (context: Asking, question: Question): Promise<ModelReply> => {
  const model = modelOf(context)
  question.signal.throwIfAborted()
  const messages = question.messages.map(message => withoutDetailsIn(message, context.env.publicOrigin))
  // A token is a byte at least.
  const most = { prompt: bytesOf({ messages, tools: question.tools }), completion: mostOutput }
  const reservation = await reserveTokens(
    context,
    { personId: question.personId, address: context.address },
    most.prompt + most.completion,
  )
  const startedAt = performance.now()
  const tooLong = new AbortController()
  let said = ''
  const onText = (text: string): void => {
    said += text
    question.onText(text)
    if (said.length > longestReply) tooLong.abort()
  }
  const keep = (reply: ModelReply, thrown?: unknown) =>
    keepCall(context, { question, model, messages, said, reply, thrown, startedAt, most, reservation })
  try {
    const signal = AbortSignal.any([question.signal, tooLong.signal])
    const reply = await model.converse({ ...question, messages, mostOutput, signal, onText })
    await keep(reply)
    return reply
  } catch (thrown) {
    const isTooLong = tooLong.signal.aborted && !question.signal.aborted
    const reply: ModelReply = {
      toolCalls: [],
      usage: undefined,
      cutBy: isTooLong ? 'length' : undefined,
    }
    await keep(reply, isTooLong ? undefined : thrown)
    if (isTooLong) return reply
    throw thrown
  }
}

interface TextRequest extends Pick<Question, 'personId' | 'contentType'> {
  system: string
  user: string
  signal?: AbortSignal
}

/** One short text, without tools; likewise filtered, counted and kept. Takes 10 s at most. */
export const completeText = async (
  context: Asking,
  { system, user, signal, ...question }: TextRequest,
): Promise<string> => {
  let text = ''
  await askModel(context, {
    ...question,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ],
    signal: AbortSignal.any([AbortSignal.timeout(10_000), ...(signal ? [signal] : [])]),
    onText: said => {
      text += said
    },
  }).catch(thrown => {
    throw thrown instanceof Refusal ? thrown : new ModelAway('took longer than 10 s')
  })
  return withoutPrivateDetails(text, context.env.publicOrigin)
}

const withoutDetailsIn = (message: ModelMessage, ownOrigin: string | undefined): ModelMessage => ({
  ...message,
  content:
    message.role === 'tool'
      ? JSON.stringify(valueWithoutPrivateDetails(JSON.parse(message.content), ownOrigin))
      : withoutPrivateDetails(message.content, ownOrigin),
})

interface Call {
  question: Question
  model: LanguageModel
  messages: readonly ModelMessage[]
  said: string
  reply: ModelReply
  /** What ended it; undefined when it did not fail. */
  thrown: unknown
  startedAt: number
  most: Tokens
  reservation: Reservation
}

interface Tokens {
  prompt: number
  completion: number
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

/** Roughly: for servers that do not count. */
const bytesPerToken = 4

/** What the server counted, where it is possible. */
const plausible = (said: unknown, least: number, most: number, estimate: number): number =>
  typeof said === 'number' && said >= least ? Math.min(Math.ceil(said), most) : Math.min(estimate, most)

const isAnswered = ({ said, reply }: Call): boolean => said !== '' || reply.toolCalls.length > 0

const usageOf = (call: Call, response: string): Tokens => {
  const { thrown, reply, most } = call
  if (thrown instanceof ModelAway && thrown.isUnspent) return { prompt: 0, completion: 0 }
  const prompt = plausible(reply.usage?.prompt, 1, most.prompt, Math.ceil(most.prompt / bytesPerToken))
  // It may have thought before it was stopped, and nobody says for how long.
  if (thrown !== undefined && !isAnswered(call)) return { prompt, completion: most.completion }
  return {
    prompt,
    completion: plausible(
      reply.usage?.completion,
      0,
      most.completion,
      isAnswered(call) ? Math.ceil(bytesOf(response) / bytesPerToken) : 0,
    ),
  }
}

const keepCall = async ({ database, env }: Asking, call: Call): Promise<void> => {
  const { question, model, messages, said, reply, thrown, startedAt, reservation } = call
  const prompt = JSON.stringify(messages.map(message => ({ ...message, thread: undefined })))
  const answered = { text: said, toolCalls: reply.toolCalls }
  const response = JSON.stringify(valueWithoutPrivateDetails(answered, env.publicOrigin))
  const usage = usageOf(call, response)
  const reason = thrown === undefined ? reply.cutBy : thrown instanceof ModelAway ? thrown.reason : 'stopped'
  await inTransaction(database, async transaction => {
    await settleReservation(transaction, reservation, usage.prompt + usage.completion)
    await transaction.insert(aiContentLogs).values({
      userId: question.personId,
      contentType: question.contentType,
      prompt: isAnswered(call) ? prompt : prompt.slice(0, longestUnanswered).toWellFormed(),
      response,
      model: model.model,
      tokensUsed: usage.prompt + usage.completion,
      cost: (usage.prompt * model.prices.input + usage.completion * model.prices.output) / 1_000_000,
      responseTime: Math.round(performance.now() - startedAt),
      success: thrown === undefined,
      errorMessage: reason ?? null,
      metadata: {
        promptTokens: usage.prompt,
        completionTokens: usage.completion,
        isEstimated: reply.usage === undefined,
        tools: reply.toolCalls.map(({ name }) => name),
      },
    })
  })
}
