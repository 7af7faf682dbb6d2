// The one door to the language model: private details stay here, a person's day has a budget, and every call is kept in the log.
import { and, eq, gte, sql } from 'drizzle-orm'
import { aiContentLogs } from '../schema/assistant.ts'
import type { Context } from './context.ts'
import {
  type LanguageModel,
  ModelAway,
  type ModelMessage,
  type ModelReply,
  type ModelRequest,
} from './language-model.ts'
import { valueWithoutPrivateDetails, withoutPrivateDetails } from './private-details.ts'
import { Refusal } from './refusal.ts'

type Asking = Pick<Context, 'database' | 'env' | 'languageModel'>

interface Question extends ModelRequest {
  /** Whose budget it counts toward; null for what nobody asked for. */
  personId: string | null
  /** What it is for, as the log says it: 'chat', 'listing_text', 'insight'. */
  contentType: string
}

/** No reply is longer, in characters: a model that does not stop is stopped. */
const longestReply = 8000

/** Of a prompt without an answer, in characters: it costs nobody’s budget, and must not fill the log. */
const longestUnanswered = 1000

/** The model; throws `not_now` where there is none. */
export const modelOf = ({ languageModel }: Pick<Context, 'languageModel'>): LanguageModel => {
  if (!languageModel) throw new Refusal('not_now', 'The assistant is switched off.')
  return languageModel
}

/**
 * Asks the model. Contact details and secrets are taken out of what it is told, whoever wrote it. Throws `too_many` when the person's
 * budget of today is used up; what is under way is counted once it is over, so calls that begin at the same time can pass it together.
 */
export const askModel = async (context: Asking, question: Question): Promise<ModelReply> => {
  const model = modelOf(context)
  await refusePastBudget(context, question.personId)
  const messages = question.messages.map(message => withoutDetailsIn(message, context.env.publicOrigin))
  const startedAt = performance.now()
  const tooLong = new AbortController()
  let said = ''
  const onText = (text: string): void => {
    said += text
    question.onText(text)
    if (said.length > longestReply) tooLong.abort()
  }
  const keep = (reply: ModelReply, reason?: string) =>
    keepCall(context, { question, model, messages, said, reply, reason, startedAt })
  try {
    const signal = AbortSignal.any([question.signal, tooLong.signal])
    const reply = await model.converse({ ...question, messages, signal, onText })
    await keep(reply)
    return reply
  } catch (thrown) {
    const reply: ModelReply = { toolCalls: [], usage: undefined }
    const isTooLong = tooLong.signal.aborted && !question.signal.aborted
    await keep(reply, isTooLong ? undefined : thrown instanceof ModelAway ? thrown.reason : 'stopped')
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

const today = sql`date_trunc('day', now(), 'UTC')`

const refusePastBudget = async ({ database, env }: Asking, personId: string | null): Promise<void> => {
  if (personId === null) return
  const [used] = await database
    .select({ tokens: sql`coalesce(sum(${aiContentLogs.tokensUsed}), 0)`.mapWith(Number) })
    .from(aiContentLogs)
    .where(and(eq(aiContentLogs.userId, personId), gte(aiContentLogs.createdAt, today)))
  if (!used || used.tokens < env.assistantTokensPerDay) return
  const midnight = new Date().setUTCHours(24, 0, 0, 0)
  throw new Refusal(
    'too_many',
    'You have talked to the assistant a lot today. It is there for you again after midnight (UTC).',
    { retryAfterSeconds: (midnight - Date.now()) / 1000 },
  )
}

interface Call {
  question: Question
  model: LanguageModel
  messages: readonly ModelMessage[]
  said: string
  reply: ModelReply
  /** Why it failed; undefined when it did not. */
  reason: string | undefined
  startedAt: number
}

/** Four characters are a token, roughly: for servers that do not count. */
const estimated = (text: string): number => Math.ceil(text.length / 4)

const keepCall = async ({ database, env }: Asking, call: Call): Promise<void> => {
  const { question, model, messages, said, reply, reason, startedAt } = call
  const prompt = JSON.stringify(messages)
  const answered = { text: said, toolCalls: reply.toolCalls }
  const response = JSON.stringify(valueWithoutPrivateDetails(answered, env.publicOrigin))
  const isAnswered = said !== '' || reply.toolCalls.length > 0
  const usage = reply.usage ?? {
    prompt: reason === undefined || isAnswered ? estimated(prompt) : 0,
    completion: isAnswered ? estimated(response) : 0,
  }
  await database.insert(aiContentLogs).values({
    userId: question.personId,
    contentType: question.contentType,
    prompt: isAnswered ? prompt : prompt.slice(0, longestUnanswered).toWellFormed(),
    response,
    model: model.model,
    tokensUsed: usage.prompt + usage.completion,
    cost: (usage.prompt * model.prices.input + usage.completion * model.prices.output) / 1_000_000,
    responseTime: Math.round(performance.now() - startedAt),
    success: reason === undefined,
    errorMessage: reason ?? null,
    metadata: {
      promptTokens: usage.prompt,
      completionTokens: usage.completion,
      isEstimated: reply.usage === undefined,
      tools: reply.toolCalls.map(({ name }) => name),
    },
  })
}
