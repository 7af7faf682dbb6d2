// Sessions: a random token in a cookie, its hash in the database, two lifetimes.
import { and, eq, getTableColumns, gt, ne, sql } from 'drizzle-orm'
import { users } from '../features/auth/users.table.ts'
import type { Context } from './context.ts'
import { readCookie, writeCookie } from './cookie.ts'
import type { Database } from './database.ts'
import { sessions } from './sessions.table.ts'

const day = 86_400_000
const absoluteLifetimeMs = 30 * day
const idleLifetimeMs = 7 * day
const seenEveryMs = 3_600_000

const { passwordHash: _, ...userColumns } = getTableColumns(users)

/** Found by its hash, so no secret is ever compared byte by byte. */
const hashOf = (token: string): string => new Bun.CryptoHasher('sha256').update(token).digest('hex')
const ago = (milliseconds: number): string => new Date(Date.now() - milliseconds).toISOString()

/** The person whose session cookie the request carries, with the session's id; null for visitors. */
export const findCaller = async (database: Database, cookies: string | null, isSecure: boolean) => {
  const token = readCookie(cookies, isSecure)
  if (!token) return null
  const [caller] = await database
    .select({ ...userColumns, sessionId: sessions.id, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, hashOf(token)),
        gt(sessions.expiresAt, sql`now()`),
        gt(sessions.lastSeenAt, ago(idleLifetimeMs)),
      ),
    )
  if (!caller) return null
  if (caller.lastSeenAt < ago(seenEveryMs))
    await database
      .update(sessions)
      .set({ lastSeenAt: ago(0) })
      .where(eq(sessions.id, caller.sessionId))
  return caller
}

/** A person who is signed in; what must stay on the server is stripped by every answer's schema. */
export type Caller = NonNullable<Awaited<ReturnType<typeof findCaller>>>

/** Signs a person in on the browser that called; `database` may be the transaction that made the account. */
export const startSession = async (context: Context, userId: string, database = context.database) => {
  if (context.caller) await database.delete(sessions).where(eq(sessions.id, context.caller.sessionId))
  const token = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
  const now = Date.now()
  await database.insert(sessions).values({
    userId,
    tokenHash: hashOf(token),
    lastSeenAt: new Date(now).toISOString(),
    expiresAt: new Date(now + absoluteLifetimeMs).toISOString(),
  })
  context.answerHeaders.append(
    'set-cookie',
    writeCookie(token, absoluteLifetimeMs / 1000, context.env.isProduction),
  )
}

/** Signs the caller out here; the token is worthless afterwards wherever else it may lie. */
export const endSession = async (context: Context<Caller>): Promise<void> => {
  await context.database.delete(sessions).where(eq(sessions.id, context.caller.sessionId))
  context.answerHeaders.append('set-cookie', writeCookie('', 0, context.env.isProduction))
}

/** Signs the caller out everywhere else. */
export const endOtherSessions = async (
  context: Context<Caller>,
  database = context.database,
): Promise<void> => {
  const { id, sessionId } = context.caller
  await database.delete(sessions).where(and(eq(sessions.userId, id), ne(sessions.id, sessionId)))
}
