// Recognizes browsers that signed in to an account before, by a separate cookie for each account.
import { keptForDays } from '@portal/contract/kept-for'
import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { knownBrowsers } from '../../schema/sessions.ts'
import type { Database } from '../database/database.ts'
import type { Context } from '../request/context.ts'
import { hashOfToken, newToken, readCookie, writeCookie } from '../request/cookie.ts'
import type { Caller } from './find-caller.ts'

const lifetimeDays = keptForDays.knownBrowsers
/** Per account; the one that was away longest is forgotten first. @internal */
export const maxBrowsers = 20

const cookieOf = (userId: string): string => `known-${userId}`

const tokenOf = ({ cookies, env }: Context, userId: string): string | undefined =>
  readCookie(cookies, cookieOf(userId), env.isProduction)

/** Undefined if it did not sign in to that account before. */
export const findKnownBrowser = async (context: Context, userId: string): Promise<string | undefined> => {
  const token = tokenOf(context, userId)
  if (!token) return undefined
  const isIt = and(eq(knownBrowsers.userId, userId), eq(knownBrowsers.tokenHash, hashOfToken(token)))
  const [known] = await context.database
    .select({ id: knownBrowsers.id })
    .from(knownBrowsers)
    .where(and(isIt, gt(knownBrowsers.expiresAt, sql`now()`)))
  return known?.id
}

export const hasBrowsers = async (database: Database, userId: string): Promise<boolean> =>
  (await database.$count(knownBrowsers, eq(knownBrowsers.userId, userId))) > 0

/** For another 180 days. */
export const rememberBrowser = async (
  context: Context,
  userId: string,
  database = context.database,
): Promise<void> => {
  const id = await findKnownBrowser({ ...context, database }, userId)
  const token = (id && tokenOf(context, userId)) ?? newToken()
  const expiresAt = sql`now() + ${lifetimeDays} * interval '1 day'`
  if (id) await database.update(knownBrowsers).set({ expiresAt }).where(eq(knownBrowsers.id, id))
  else await database.insert(knownBrowsers).values({ userId, tokenHash: hashOfToken(token), expiresAt })
  const tooMany = database
    .select({ id: knownBrowsers.id })
    .from(knownBrowsers)
    .where(eq(knownBrowsers.userId, userId))
    .orderBy(desc(knownBrowsers.expiresAt))
    .offset(maxBrowsers)
  await database.delete(knownBrowsers).where(inArray(knownBrowsers.id, tooMany))
  context.answerHeaders.append(
    'set-cookie',
    writeCookie(cookieOf(userId), token, lifetimeDays * 86_400, context.env.isProduction),
  )
}

export const forgetBrowsers = async (database: Database, userId: string): Promise<void> => {
  await database.delete(knownBrowsers).where(eq(knownBrowsers.userId, userId))
}

export const forgetOtherBrowsers = async (context: Context<Caller>): Promise<void> => {
  const { database, caller } = context
  const id = await findKnownBrowser(context, caller.id)
  const isAnother = id ? ne(knownBrowsers.id, id) : undefined
  await database.delete(knownBrowsers).where(and(eq(knownBrowsers.userId, caller.id), isAnother))
}
