// Who calls: found by the session cookie while the session is alive.
import { and, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import { users } from '../schema/people.ts'
import { sessions } from '../schema/sessions.ts'
import { hashOfToken, readCookie } from './cookie.ts'
import type { Database } from './database.ts'

export const sessionCookie = 'session'
const idleLifetimeMs = 7 * 86_400_000
const seenEveryMs = 3_600_000

const { passwordHash: _, ...withoutPassword } = getTableColumns(users)
/** A person's columns, all but the hash of their password. */
export const userColumns = withoutPassword
const ago = (milliseconds: number): string => new Date(Date.now() - milliseconds).toISOString()

/** A session that was last seen before this moment has ended by itself. */
export const idleSince = (): string => ago(idleLifetimeMs)

const isAlive = () => and(gt(sessions.expiresAt, sql`now()`), gt(sessions.lastSeenAt, idleSince()))

/** Whether a session that was found is still alive. */
export const isSessionAlive = async (database: Database, sessionId: string): Promise<boolean> =>
  (await database.$count(sessions, and(eq(sessions.id, sessionId), isAlive()))) > 0

/** The person whose session cookie the request carries, with the session's id; null for visitors. */
export const findCaller = async (database: Database, cookies: string | null, isSecure: boolean) => {
  const token = readCookie(cookies, sessionCookie, isSecure)
  if (!token) return null
  const [caller] = await database
    .select({ ...userColumns, sessionId: sessions.id, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hashOfToken(token)), isAlive()))
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
