// A random token in a cookie, and its hash in the database.
import { maxSessions } from '@portal/contract/auth/security-endpoints'
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { sessions } from '../../schema/sessions.ts'
import type { Database } from '../database/database.ts'
import { type Signals, sendSignal } from '../jobs/signals.ts'
import type { Context } from '../request/context.ts'
import { hashOfToken, newToken, writeCookie } from '../request/cookie.ts'
import type { Permission } from '../request/event-stream.ts'
import { type Caller, findAlive, newSession, sessionCookie, sessionSeconds } from './find-caller.ts'
import { rememberBrowser } from './known-browser.ts'

const endedTopic = (userId: string): string => `ended-sessions-of-${userId}`

const tellOfEnd = ({ database }: Pick<Context, 'database'>, userId: string): Promise<void> =>
  sendSignal(database, endedTopic(userId), 'ended')

/** In the same tick, by their API's signals. */
const checksTogether = new WeakMap<Signals, { ids: string[]; alive: Promise<string[]> }>()

/** One query for all checks of the same tick: event streams check at each beat. */
const isStillAlive = async (database: Database, signals: Signals, sessionId: string): Promise<boolean> => {
  let checks = checksTogether.get(signals)
  if (!checks) {
    const ids: string[] = []
    const ask = () => {
      checksTogether.delete(signals)
      return findAlive(database, ids)
    }
    checks = { ids, alive: Promise.resolve().then(ask) }
    checksTogether.set(signals, checks)
  }
  checks.ids.push(sessionId)
  return (await checks.alive).includes(sessionId)
}

/** For a continuing answer: while its session is alive, wherever it is ended. */
export const whileSignedIn = ({ database, jobs, caller }: Context): Permission => ({
  isGiven: async () => !caller || isStillAlive(database, jobs.signals, caller.sessionId),
  watch: onRecheck =>
    caller ? jobs.signals.subscribe(endedTopic(caller.id), onRecheck, () => {}) : () => {},
})

/** `database` can be the transaction that created the account; `hasCode` says that the second factor's code was given. */
export const startSession = async (
  context: Context,
  userId: string,
  database = context.database,
  { hasCode = false } = {},
) => {
  const { caller } = context
  if (caller) {
    await database.delete(sessions).where(eq(sessions.id, caller.sessionId))
    await tellOfEnd({ database }, caller.id)
  }
  const token = newToken()
  await database.insert(sessions).values({
    ...newSession,
    userId,
    tokenHash: hashOfToken(token),
    userAgent: context.userAgent,
    ipAddress: context.address,
    secondFactorAt: hasCode ? sql`now()` : null,
  })
  await endOldest(database, userId)
  context.answerHeaders.set(
    'set-cookie',
    writeCookie(sessionCookie, token, sessionSeconds, context.env.isProduction),
  )
  await rememberBrowser(context, userId, database)
}

const endOldest = async (database: Context['database'], userId: string): Promise<void> => {
  const tooMany = database
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.id))
    .offset(maxSessions)
  const ended = await database
    .delete(sessions)
    .where(inArray(sessions.id, tooMany))
    .returning({ id: sessions.id })
  if (ended.length > 0) await tellOfEnd({ database }, userId)
}

/** The token is worthless afterward, even if it was copied. */
export const endSession = async (context: Context<Caller>): Promise<void> => {
  await context.database.delete(sessions).where(eq(sessions.id, context.caller.sessionId))
  await tellOfEnd(context, context.caller.id)
  leaveBrowser(context)
}

/** Forgets the cookie. */
export const leaveBrowser = ({ answerHeaders, env }: Context): void => {
  answerHeaders.set('set-cookie', writeCookie(sessionCookie, '', 0, env.isProduction))
}

/** Returns whether there was one. */
export const endSessionById = async (database: Database, userId: string, id: string): Promise<boolean> => {
  const isIt = and(eq(sessions.userId, userId), eq(sessions.id, id))
  const ended = await database.delete(sessions).where(isIt).returning({ id: sessions.id })
  if (ended.length > 0) await tellOfEnd({ database }, userId)
  return ended.length > 0
}

export const endSessionsOf = async (database: Database, userId: string): Promise<void> => {
  await database.delete(sessions).where(eq(sessions.userId, userId))
  await tellOfEnd({ database }, userId)
}

export const endOtherSessions = async ({
  database,
  caller: { id, sessionId },
}: Context<Caller>): Promise<void> => {
  await database.delete(sessions).where(and(eq(sessions.userId, id), ne(sessions.id, sessionId)))
  await tellOfEnd({ database }, id)
}
