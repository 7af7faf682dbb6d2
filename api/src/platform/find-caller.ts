// Who calls: found by the session cookie while the session is alive.
import { keptForDays } from '@portal/contract/kept-for'
import { and, eq, getTableColumns, gt, or, type SQL, sql } from 'drizzle-orm'
import { users } from '../schema/people.ts'
import { sessions } from '../schema/sessions.ts'
import { hashOfToken, readCookie } from './cookie.ts'
import type { Database } from './database.ts'

export const sessionCookie = 'session'
const idleLifetime = sql`${keptForDays.idleSessions} * interval '1 day'`
/** How long a browser keeps the cookie of a session, which ends by then however much it is used. */
export const sessionSeconds = keptForDays.sessions * 86_400

/** What a session that begins now stores, by the database's clock, as everything that is compared with it. */
export const newSession = {
  lastSeenAt: sql`now()`,
  expiresAt: sql`now() + ${keptForDays.sessions} * interval '1 day'`,
}

const { passwordHash: _, ...withoutPassword } = getTableColumns(users)
/** A person's columns, all but the hash of their password. */
export const userColumns = withoutPassword

const isAlive = and(gt(sessions.expiresAt, sql`now()`), gt(sessions.lastSeenAt, sql`now() - ${idleLifetime}`))

/** Says of a session that it has ended by itself. */
export const isSessionOver: SQL = sql`not (${isAlive})`

/** Begun or used before the clock was set back: it would live longer than others. */
const isAhead = or(
  gt(sessions.expiresAt, newSession.expiresAt),
  gt(sessions.lastSeenAt, newSession.lastSeenAt),
)

/** Has sessions that are ahead of the clock end as those that begin now. */
export const bringBackSessions = async (database: Database): Promise<void> => {
  await database
    .update(sessions)
    .set({
      lastSeenAt: sql`least(${sessions.lastSeenAt}, ${newSession.lastSeenAt})`,
      expiresAt: sql`least(${sessions.expiresAt}, ${newSession.expiresAt})`,
    })
    .where(isAhead)
}

/** Its use is noted once an hour. */
const isToBeNoted = sql<boolean>`${sessions.lastSeenAt} < now() - interval '1 hour' or ${isAhead}`

/** Whether a session that was found is still alive. */
export const isSessionAlive = async (database: Database, sessionId: string): Promise<boolean> =>
  (await findAlive(database, [sessionId])).length > 0

/** Those of the sessions that are still alive. */
export const findAlive = async (database: Database, sessionIds: string[]): Promise<string[]> => {
  const isOneOf = sql`${sessions.id} = any(${sql.param(sessionIds)}::uuid[])`
  const alive = await database.select({ id: sessions.id }).from(sessions).where(and(isOneOf, isAlive))
  return alive.map(({ id }) => id)
}

/** The person whose session cookie the request carries, with the session's id; null for visitors. */
export const findCaller = async (database: Database, cookies: string | null, isSecure: boolean) => {
  const token = readCookie(cookies, sessionCookie, isSecure)
  if (!token) return null
  const [found] = await database
    .select({ ...userColumns, sessionId: sessions.id, isToBeNoted })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hashOfToken(token)), isAlive))
  if (!found) return null
  const { isToBeNoted: isUnnoted, ...caller } = found
  if (isUnnoted)
    await database
      .update(sessions)
      .set({ ...newSession, expiresAt: sql`least(${sessions.expiresAt}, ${newSession.expiresAt})` })
      .where(eq(sessions.id, caller.sessionId))
  return caller
}

/** A person who is signed in; what must stay on the server is stripped by every answer's schema. */
export type Caller = NonNullable<Awaited<ReturnType<typeof findCaller>>>
