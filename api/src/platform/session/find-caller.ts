// Finds the caller by their session cookie, while the session is alive.
import { keptForDays } from '@portal/contract/kept-for'
import { and, eq, getTableColumns, gt, or, type SQL, sql } from 'drizzle-orm'
import { isAccountOpen, users } from '../../schema/people.ts'
import { sessions } from '../../schema/sessions.ts'
import { type Database, plannedOnce } from '../database/database.ts'
import { hashOfToken, readCookie } from '../request/cookie.ts'

export const sessionCookie = 'session'
const idleLifetime = sql`${keptForDays.idleSessions} * interval '1 day'`
/** How long a browser keeps a session's cookie; the session ends then even if it is in use. */
export const sessionSeconds = keptForDays.sessions * 86_400

/** The initial values of a session, from the database's clock, which they are compared with. */
export const newSession = {
  lastSeenAt: sql`now()`,
  expiresAt: sql`now() + ${keptForDays.sessions} * interval '1 day'`,
}

const { passwordHash: _, ...withoutPassword } = getTableColumns(users)
/** A person's columns, all but the hash of their password. */
export const userColumns = withoutPassword

const isAlive = and(gt(sessions.expiresAt, sql`now()`), gt(sessions.lastSeenAt, sql`now() - ${idleLifetime}`))

/** The condition of sessions that have expired. */
export const isSessionOver: SQL = sql`not (${isAlive})`

/** Started or used before the clock was set back, so it would live longer than others. */
const isAhead = or(
  gt(sessions.expiresAt, newSession.expiresAt),
  gt(sessions.lastSeenAt, newSession.lastSeenAt),
)

/** Resets sessions that are ahead of the clock, so that they end like new ones. */
export const bringBackSessions = async (database: Database): Promise<void> => {
  await database
    .update(sessions)
    .set({
      lastSeenAt: sql`least(${sessions.lastSeenAt}, ${newSession.lastSeenAt})`,
      expiresAt: sql`least(${sessions.expiresAt}, ${newSession.expiresAt})`,
    })
    .where(isAhead)
}

/** The last use is updated once an hour. */
const isNoteDue = sql<boolean>`${sessions.lastSeenAt} < now() - interval '1 hour' or ${isAhead}`

/** Whether this session is still alive. */
export const isSessionAlive = async (database: Database, sessionId: string): Promise<boolean> =>
  (await findAlive(database, [sessionId])).length > 0

/** The sessions that are still alive. */
export const findAlive = async (database: Database, sessionIds: string[]): Promise<string[]> => {
  const isOneOf = sql`${sessions.id} = any(${sql.param(sessionIds)}::uuid[])`
  const alive = await plannedOnce(
    database.select({ id: sessions.id }).from(sessions).where(and(isOneOf, isAlive)),
  )
  return alive.map(({ id }) => id)
}

/** The person of the request's session cookie, with the session's id; null for visitors. */
export const findCaller = async (database: Database, cookies: string | null, isSecure: boolean) => {
  const token = readCookie(cookies, sessionCookie, isSecure)
  if (!token) return null
  const [found] = await plannedOnce(
    database
      .select({ ...userColumns, sessionId: sessions.id, isNoteDue })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.tokenHash, hashOfToken(token)), isAlive, isAccountOpen)),
  )
  if (!found) return null
  const { isNoteDue: isUnnoted, ...caller } = found
  if (isUnnoted)
    await database
      .update(sessions)
      .set({ ...newSession, expiresAt: sql`least(${sessions.expiresAt}, ${newSession.expiresAt})` })
      .where(eq(sessions.id, caller.sessionId))
  return caller
}

/** The signed-in person; each answer's schema removes what must stay on the server. */
export type Caller = NonNullable<Awaited<ReturnType<typeof findCaller>>>
