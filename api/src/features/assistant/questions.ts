// Tracks which question is being answered and by which process: at most one per conversation at a time.
import type { ErrorCode } from '@portal/contract/error'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Context } from '../../platform/request/context.ts'
import { notFound, Refusal } from '../../platform/request/refusal.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { aiConversations, aiMessages } from '../../schema/assistant.ts'
import { clientRequests } from '../../schema/client-requests.ts'
import { users } from '../../schema/people.ts'
import { lockOwnConversation } from './conversation-access.ts'
import { keptWith, type MessageRow } from './stored-messages.ts'

/** A stored message that needs an answer. */
export interface Question {
  conversationId: string
  questionId: string
  clientId?: string | undefined
  /** Why the last try failed: requests that were already waiting get the same refusal. */
  failure?: {
    code: ErrorCode
    message: string
    retryAfterSeconds?: number | undefined
    at: number
    isWithdrawn: boolean
  }
}

const isRequestOf = ({ caller }: Context<Caller>, clientId: string) =>
  and(eq(clientRequests.personId, caller.id), eq(clientRequests.clientId, clientId))

/**
 * Throws the failure if it came after this request arrived. Ignores future moments, so a failure does not
 * last if the clock steps back.
 */
const throwFailure = ({ arrivedAt }: Context<Caller>, failure: Question['failure']): void => {
  if (!failure || failure.at < arrivedAt || failure.at > Date.now()) return
  const { code, message, retryAfterSeconds } = failure
  throw new Refusal(code, message, retryAfterSeconds === undefined ? {} : { retryAfterSeconds })
}

/** For requests that waited under the same client id: throws the refusal that the request to the model got. */
export const repeatRefusal = async (own: Context<Caller>, { clientId }: Question): Promise<void> => {
  if (clientId === undefined) return
  const [sent] = await own.database.select().from(clientRequests).where(isRequestOf(own, clientId))
  throwFailure(own, sent && asQuestion(sent.answer).failure)
}

/** Handles a repeated question under a client id: stores it again if it was withdrawn. Throws like `repeatRefusal`. */
export const repeatQuestion = async (
  own: Context<Caller>,
  question: Question,
  store: () => Promise<Question>,
): Promise<Question> => {
  const { failure, clientId } = question
  throwFailure(own, failure)
  if (!failure?.isWithdrawn || clientId === undefined) return question
  const again = { ...(await store()), failure: { ...failure, isWithdrawn: false } }
  await own.database.update(clientRequests).set({ answer: again }).where(isRequestOf(own, clientId))
  return again
}

/** Guarantee: the assistant's requests store nothing else, and a client id belongs to one request. */
const asQuestion = (answer: unknown): Question => answer as Question

const keepFailure = async (
  transaction: Database,
  context: Context<Caller>,
  { clientId, ...question }: Question,
  refusal: Refusal | undefined,
  isWithdrawn: boolean,
): Promise<void> => {
  if (clientId === undefined || !refusal) return
  const { code, message, detail } = refusal
  const failure = { code, message, retryAfterSeconds: detail.retryAfterSeconds, at: Date.now(), isWithdrawn }
  await transaction
    .update(clientRequests)
    .set({ answer: { ...question, clientId, failure } })
    .where(isRequestOf(context, clientId))
}

type Conversation = typeof aiConversations.$inferSelect

/** Longer than an answer can take, so a process that holds the lease past this has died. */
const leaseMs = 160_000

/** How many messages of a conversation the model gets. */
const maxHistoryLength = 24

/** If the clock is set back, nobody waits longer than one lease. */
const isBeingAnswered = ({ context }: Conversation): boolean => {
  const leftMs = context === null ? 0 : Date.parse(context.answering.until) - Date.now()
  return leftMs > 0 && leftMs <= leaseMs
}

/** Throws `conflict` while an answer is under way in this conversation. */
export const refuseWhileAnswering = (conversation: Conversation): void => {
  if (isBeingAnswered(conversation))
    throw new Refusal('conflict', 'Please wait until the assistant has answered your last message.')
}

export type Claim =
  | { state: 'answered'; conversation: Conversation; answer: MessageRow }
  | { state: 'elsewhere'; question: Question }
  | {
      state: 'ours'
      question: Question
      /** A unique id: only the process that holds it may settle the question. */
      lease: string
      conversation: Conversation
      /** Oldest first; the question is the last. */
      history: MessageRow[]
    }

/**
 * Claims a question for answering, unless it has been answered or another process is answering it. An answer
 * that was cut off is created again. Must run in the caller's turn. Throws `conflict` if the conversation
 * continued without an answer.
 */
export const claimQuestion = async (own: Context<Caller>, question: Question): Promise<Claim> => {
  const { database } = own
  const conversation = await lockOwnConversation(own, question.conversationId)
  const isInConversation = eq(aiMessages.conversationId, conversation.id)
  const [answer] = await database
    .select()
    .from(aiMessages)
    .where(and(isInConversation, eq(sql`${aiMessages.metadata}->>'questionId'`, question.questionId)))
  if (answer && !keptWith(answer).isCut) return { state: 'answered', conversation, answer }
  if (isBeingAnswered(conversation) && conversation.context?.answering.questionId === question.questionId)
    return { state: 'elsewhere', question }
  refuseWhileAnswering(conversation)
  if (answer) await database.delete(aiMessages).where(eq(aiMessages.id, answer.id))
  const newestFirst = await database
    .select()
    .from(aiMessages)
    .where(and(isInConversation, aiMessages.isVisible))
    .orderBy(desc(aiMessages.id))
    .limit(maxHistoryLength)
  const history = newestFirst.toReversed()
  if (!history.some(({ id }) => id === question.questionId)) throw notFound('message')
  if (history.at(-1)?.id !== question.questionId)
    throw new Refusal('conflict', 'The conversation has moved on. Please ask again.')
  const lease = crypto.randomUUID()
  const until = new Date(Date.now() + leaseMs).toISOString()
  await database
    .update(aiConversations)
    .set({ context: { answering: { questionId: question.questionId, lease, until } } })
    .where(eq(aiConversations.id, conversation.id))
  return { state: 'ours', question, lease, conversation, history }
}

export type OwnClaim = Extract<Claim, { state: 'ours' }>

/**
 * Ends a claim, together with the writes of `work`, in one transaction. Does nothing and returns undefined if
 * the claim was lost or the conversation was deleted meanwhile. Works even if the person has signed out: the
 * answer still belongs to them.
 */
const settle = <Result>(
  { database, caller }: Context<Caller>,
  { conversation, lease }: OwnClaim,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result | undefined> =>
  inTransaction(database, async transaction => {
    // Locks the person's row, so that the same question sent again sees all of this or nothing.
    await transaction.select().from(users).where(eq(users.id, caller.id)).for('no key update')
    const [now] = await transaction
      .select()
      .from(aiConversations)
      .where(eq(aiConversations.id, conversation.id))
      .for('no key update')
    if (!now?.isActive || now.context?.answering.lease !== lease) return undefined
    await transaction
      .update(aiConversations)
      .set({ context: null })
      .where(eq(aiConversations.id, conversation.id))
    return work(transaction)
  })

export type NewAnswer = Pick<typeof aiMessages.$inferInsert, 'content' | 'metadata'>

/** Undefined if the claim was lost. */
export const storeAnswer = (
  context: Context<Caller>,
  claim: OwnClaim,
  answer: NewAnswer,
  refusal?: Refusal,
) =>
  settle(context, claim, async transaction => {
    const { question, conversation } = claim
    await keepFailure(transaction, context, question, refusal, false)
    const [stored] = await transaction
      .insert(aiMessages)
      .values({ ...answer, conversationId: conversation.id, role: 'assistant' })
      .returning()
    if (!stored) throw new Error(`The answer to ${question.questionId} was written but not returned`)
    const [talked] = await transaction
      .update(aiConversations)
      .set({
        lastMessageAt: stored.timestamp,
        messageCount: sql`(select count(*) from ${aiMessages} where ${aiMessages.conversationId} = ${conversation.id})`,
      })
      .where(eq(aiConversations.id, conversation.id))
      .returning()
    return { conversation: talked ?? conversation, answer: stored }
  })

/** The caller left, and can come back with the same client id. */
export const keepUnanswered = (context: Context<Caller>, claim: OwnClaim) =>
  settle(context, claim, async () => {})

/** Removes a refused question, and the conversation if it started with it; only the refusal is kept. */
export const withdrawQuestion = (context: Context<Caller>, claim: OwnClaim, refusal: Refusal | undefined) =>
  settle(context, claim, async transaction => {
    const { question, conversation, history } = claim
    if (history.length === 1)
      await transaction.delete(aiConversations).where(eq(aiConversations.id, conversation.id))
    else await transaction.delete(aiMessages).where(eq(aiMessages.id, question.questionId))
    if (refusal) await keepFailure(transaction, context, question, refusal, true)
    else if (question.clientId !== undefined)
      await transaction.delete(clientRequests).where(isRequestOf(context, question.clientId))
  })
