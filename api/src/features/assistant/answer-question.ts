import { inTurn } from '../../platform/database/in-turn.ts'
import { modelOf } from '../../platform/model/ask-model.ts'
import { ModelAway } from '../../platform/ports/language-model.ts'
import type { Context } from '../../platform/request/context.ts'
import { notFound, refusalIn } from '../../platform/request/refusal.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import type { aiConversations } from '../../schema/assistant.ts'
import { Answering, type Means } from './answering.ts'
import {
  claimQuestion,
  keepUnanswered,
  type OwnClaim,
  type Question,
  repeatRefusal,
  storeAnswer,
  withdrawQuestion,
} from './questions.ts'
import { asMessages, type MessageRow } from './stored-messages.ts'

const lookAgainMs = 200

/**
 * Stores a question in the caller's turn, and answers it outside of that turn. A repeated question gets the
 * existing answer, waits for the one under way, or starts over if the answer is missing or was cut off.
 */
export const answerQuestion = async (
  context: Context<Caller>,
  means: Means,
  store: (own: Context<Caller>) => Promise<Question>,
) => {
  let claim = await inTurn(context, async own => claimQuestion(own, await store(own)))
  while (claim.state === 'elsewhere') {
    const { question } = claim
    await Bun.sleep(lookAgainMs)
    context.signal.throwIfAborted()
    claim = await inTurn(context, async own => {
      await repeatRefusal(own, question)
      return claimQuestion(own, question)
    })
  }
  const { conversation, answer } =
    claim.state === 'answered' ? claim : await makeAnswer(context, means, claim)
  return asAnswered(context, conversation, answer)
}

const makeAnswer = async (context: Context<Caller>, means: Means, claim: OwnClaim) => {
  const { told, plain } = modelOf(context).answerMs
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new ModelAway('took too long')), context.tell ? told : plain)
  const signal = AbortSignal.any([context.signal, limit.signal])
  const answering = new Answering({ ...context, signal }, means, claim)
  try {
    await answering.run()
  } catch (thrown) {
    await keepPartialAnswer(context, claim, answering, thrown)
    throw thrown
  } finally {
    clearTimeout(timer)
  }
  const result = await storeAnswer(context, claim, answering.answer())
  if (!result) throw notFound('conversation')
  return result
}

/** A question without any answer is kept only if the caller left. */
const keepPartialAnswer = async (
  context: Context<Caller>,
  claim: OwnClaim,
  answering: Answering,
  thrown: unknown,
): Promise<unknown> => {
  const refusal = context.signal.aborted ? undefined : refusalIn(thrown)
  if (answering.hasPartialText) return storeAnswer(context, claim, answering.answer({ isCut: true }), refusal)
  return context.signal.aborted ? keepUnanswered(context, claim) : withdrawQuestion(context, claim, refusal)
}

const asAnswered = async (
  context: Context<Caller>,
  conversation: typeof aiConversations.$inferSelect,
  answer: MessageRow,
) => {
  const [message] = await asMessages(context, [answer])
  if (!message) throw new Error('The insert of a message returned no row')
  return { conversation, message }
}
