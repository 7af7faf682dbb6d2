// The only way to the language model: removes private details, reserves budget, and logs every call.
import type { FilterOptions } from '@portal/language/contact-filter/filter-parts'
import { aiContentLogs } from '../../schema/assistant.ts'
import { inTransaction } from '../database/transaction.ts'
import { portalsOwn } from '../env.ts'
import {
  type LanguageModel,
  ModelAway,
  type ModelMessage,
  type ModelReply,
  type ModelRequest,
} from '../ports/language-model.ts'
import type { Context } from '../request/context.ts'
import { Refusal } from '../request/refusal.ts'
import { valueWithoutPrivateDetails, withoutPrivateDetails } from '../session/private-details.ts'
import { type Reservation, reserveTokens, settleReservation } from './model-budget.ts'

type Asking = Pick<Context, 'database' | 'env' | 'languageModel'> & Partial<Pick<Context, 'address'>>

interface Question extends Omit<ModelRequest, 'maxOutputTokens'> {
  /** Whose budget it counts toward; null for background work. */
  personId: string | null
  /** In the log: 'chat', 'listing_text', 'insight'. */
  contentType: string
}

/** In characters: a model that does not stop is stopped. */
const maxReplyLength = 8000
/** In tokens, including reasoning. */
const maxOutputTokens = 8000

/** In characters: an unanswered prompt costs no budget, so it must not fill the log. */
const maxUnansweredLength = 1000

/** Throws `not_now` if there is none. */
export const modelOf = ({ languageModel }: Pick<Context, 'languageModel'>): LanguageModel => {
  if (!languageModel) throw new Refusal('not_now', 'The assistant is switched off.')
  return languageModel
}

/**
 * Removes contact details and secrets from everything it is sent. Reserves the maximum cost first; throws `too_many` or
 * `not_now` if one of today's budgets is used up.
 */
export const askModel = async (context: Asking, question: Question): Promise<ModelReply> => {
  const model = modelOf(context)
  question.signal.throwIfAborted()
  const own = portalsOwn(context.env)
  const messages = question.messages.map(message => withoutDetailsIn(message, own))
  // A token is at least one byte.
  const most = { prompt: bytesOf({ messages, tools: question.tools }), completion: maxOutputTokens }
  const reservation = await reserveTokens(
    context,
    { personId: question.personId, address: context.address },
    most.prompt + most.completion,
  )
  const startedAt = performance.now()
  const tooLong = new AbortController()
  let text = ''
  const onText = (written: string): void => {
    const piece = written.slice(0, maxReplyLength - text.length)
    text += piece
    question.onText(piece)
    if (piece.length < written.length) tooLong.abort()
  }
  const onRetract = (): void => {
    text = ''
    question.onRetract?.()
  }
  const keep = (reply: ModelReply, thrown?: unknown) =>
    keepCall(context, { question, model, messages, text, reply, thrown, startedAt, most, reservation })
  try {
    const signal = AbortSignal.any([question.signal, tooLong.signal])
    const reply = await model.converse({ ...question, messages, maxOutputTokens, signal, onText, onRetract })
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

/** Without tools, with the same filtering, budget and log. Takes 10 s at most. */
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
    onText: piece => {
      text += piece
    },
    onRetract: () => {
      text = ''
    },
  }).catch(thrown => {
    throw thrown instanceof Refusal ? thrown : new ModelAway('took longer than 10 s')
  })
  return withoutPrivateDetails(text, portalsOwn(context.env))
}

const withoutDetailsIn = (message: ModelMessage, own: FilterOptions): ModelMessage => ({
  ...message,
  content:
    message.role === 'tool'
      ? JSON.stringify(valueWithoutPrivateDetails(JSON.parse(message.content), own))
      : withoutPrivateDetails(message.content, own),
})

interface Call {
  question: Question
  model: LanguageModel
  messages: readonly ModelMessage[]
  text: string
  reply: ModelReply
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

/** A rough estimate for servers that do not count. */
const bytesPerToken = 4

/** The server's count if plausible, otherwise the estimate. */
const plausible = (count: unknown, least: number, most: number, estimate: number): number =>
  typeof count === 'number' && count >= least ? Math.min(Math.ceil(count), most) : Math.min(estimate, most)

const isAnswered = ({ text, reply }: Call): boolean => text !== '' || reply.toolCalls.length > 0

const usageOf = (call: Call, response: string): Tokens => {
  const { thrown, reply, most } = call
  if (thrown instanceof ModelAway && thrown.isUnspent) return { prompt: 0, completion: 0 }
  const prompt = plausible(reply.usage?.prompt, 1, most.prompt, Math.ceil(most.prompt / bytesPerToken))
  // It can have reasoned before it was stopped, for an unknown time.
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
  const { question, model, messages, text, reply, thrown, startedAt, reservation } = call
  const prompt = JSON.stringify(messages.map(message => ({ ...message, thread: undefined })))
  const answered = { text, toolCalls: reply.toolCalls }
  const response = JSON.stringify(valueWithoutPrivateDetails(answered, portalsOwn(env)))
  const usage = usageOf(call, response)
  const reason = thrown === undefined ? reply.cutBy : thrown instanceof ModelAway ? thrown.reason : 'stopped'
  await inTransaction(database, async transaction => {
    await settleReservation(transaction, reservation, usage.prompt + usage.completion)
    await transaction.insert(aiContentLogs).values({
      userId: question.personId,
      contentType: question.contentType,
      prompt: isAnswered(call) ? prompt : prompt.slice(0, maxUnansweredLength).toWellFormed(),
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
