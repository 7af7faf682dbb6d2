// Each call reserves budget first, so that concurrent calls cannot exceed the day's cost together.
import { and, between, eq, inArray, sql } from 'drizzle-orm'
import { modelBudgets, modelReservations, reservationLifetime } from '../../schema/model-budgets.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import { networkOf } from '../limits/network.ts'
import type { Context } from '../request/context.ts'
import { Refusal } from '../request/refusal.ts'

const today = sql`(now() at time zone 'UTC')::date`

const isLive = between(
  modelReservations.createdAt,
  sql`now() - ${reservationLifetime}`,
  sql`now() + ${reservationLifetime}`, // later only if the clock was set back
)

type Scope = keyof Context['env']['assistantTokensPerDay']

const words: Record<Scope, string> = {
  person: 'You’ve reached today’s limit for the assistant. You can use it again after midnight UTC.',
  network:
    'Your network has reached today’s limit for the assistant. You can use it again after midnight UTC.',
  portal: 'The assistant has reached its limit for today. You can use it again after midnight UTC.',
}
const wordsWhileBusy = 'The assistant is busy. Please try again in a minute.'

/** In all budgets that the call counts toward. */
export interface Reservation {
  callId: string
  subjects: readonly string[]
  tokens: number
}

interface Asker {
  /** Null for background work. */
  personId: string | null
  address?: string | undefined
}

/** Always in the same order, so that locks do not deadlock. */
const subjectsOf = ({ personId, address }: Asker): { scope: Scope; subject: string }[] => [
  ...(address === undefined ? [] : [{ scope: 'network' as const, subject: `network:${networkOf(address)}` }]),
  ...(personId === null ? [] : [{ scope: 'person' as const, subject: `person:${personId}` }]),
  { scope: 'portal', subject: 'portal' },
]

/**
 * Throws `too_many` past the budget of its person or network, and `not_now` past that of the portal. Every reservation
 * must be settled.
 */
export const reserveTokens = (
  { database, env }: Pick<Context, 'database' | 'env'>,
  asker: Asker,
  tokens: number,
): Promise<Reservation> =>
  inTransaction(database, async transaction => {
    const scopes = subjectsOf(asker)
    const subjects = scopes.map(({ subject }) => subject)
    const budgets = await transaction
      .insert(modelBudgets)
      .values(subjects.map(subject => ({ subject, day: today })))
      .onConflictDoUpdate({
        target: [modelBudgets.subject, modelBudgets.day],
        set: { used: sql`${modelBudgets.used}` }, // locks the row
      })
      .returning({
        subject: modelBudgets.subject,
        used: modelBudgets.used,
        secondsLeft: sql<number>`extract(epoch from (${today} + 1)::timestamp at time zone 'UTC' - now())::float8`,
      })
    // Separate, so that it sees reservations made while this one waited for the lock.
    const reserved = await transaction
      .select({
        subject: modelReservations.subject,
        tokens: sql`sum(${modelReservations.tokens})`.mapWith(Number),
      })
      .from(modelReservations)
      .where(and(inArray(modelReservations.subject, subjects), isLive))
      .groupBy(modelReservations.subject)
    for (const { scope, subject } of scopes) {
      const budget = budgets.find(each => each.subject === subject)
      if (!budget) throw new Error(`The budget of ${subject} was not returned`)
      const left = env.assistantTokensPerDay[scope] - budget.used
      const inUse = reserved.find(each => each.subject === subject)?.tokens ?? 0
      if (tokens > left) throw usedUp(scope, budget.secondsLeft)
      if (tokens > left - inUse) throw new Refusal(codeOf(scope), wordsWhileBusy, { retryAfterSeconds: 60 })
    }
    const callId = crypto.randomUUID()
    await transaction.insert(modelReservations).values(subjects.map(subject => ({ callId, subject, tokens })))
    return { callId, subjects, tokens }
  })

const codeOf = (scope: Scope) => (scope === 'portal' ? 'not_now' : 'too_many')

const usedUp = (scope: Scope, retryAfterSeconds: number): Refusal =>
  new Refusal(codeOf(scope), words[scope], { retryAfterSeconds })

/** Must run in a transaction. */
export const settleReservation = async (
  transaction: Database,
  { callId, subjects }: Reservation,
  used: number,
): Promise<void> => {
  await transaction
    .insert(modelBudgets)
    .values(subjects.map(subject => ({ subject, day: today, used })))
    .onConflictDoUpdate({
      target: [modelBudgets.subject, modelBudgets.day],
      set: { used: sql`${modelBudgets.used} + ${used}` },
    })
  await transaction.delete(modelReservations).where(eq(modelReservations.callId, callId))
}
