import { keptForDays } from '@portal/contract/kept-for'
import { and, eq, getTableColumns, gt, or, sql } from 'drizzle-orm'
import { isAccountOpen, users } from '../../schema/people.ts'
import { isLiveSession, sessions } from '../../schema/sessions.ts'
import { type Database, plannedOnce } from '../database/database.ts'
import { hashOfToken, readCookie } from '../request/cookie.ts'

export const sessionCookie = 'session'
/** The session ends then even if it is in use. */
export const sessionSeconds = keptForDays.sessions * 86_400

/** From the database's clock. */
export const newSession = {
  lastSeenAt: sql`now()`,
  expiresAt: sql`now() + ${keptForDays.sessions} * interval '1 day'`,
}

const { passwordHash: _, ...withoutPassword } = getTableColumns(users)
/** Without the hash of the password. */
export const userColumns = withoutPassword

/** Started or used before the clock was set back, so it would live longer than others. */
const isAhead = or(
  gt(sessions.expiresAt, newSession.expiresAt),
  gt(sessions.lastSeenAt, newSession.lastSeenAt),
)

/** Sessions ahead of the clock then end like new ones. */
export const bringBackSessions = async (database: Database): Promise<void> => {
  await database
    .update(sessions)
    .set({
      lastSeenAt: sql`least(${sessions.lastSeenAt}, ${newSession.lastSeenAt})`,
      expiresAt: sql`least(${sessions.expiresAt}, ${newSession.expiresAt})`,
    })
    .where(isAhead)
}

const isNoteDue = sql<boolean>`${sessions.lastSeenAt} < now() - interval '1 hour' or ${isAhead}`

export const isSessionAlive = async (database: Database, sessionId: string): Promise<boolean> =>
  (await findAlive(database, [sessionId])).length > 0

export const findAlive = async (database: Database, sessionIds: string[]): Promise<string[]> => {
  const isOneOf = sql`${sessions.id} = any(${sql.param(sessionIds)}::uuid[])`
  const alive = await plannedOnce(
    database.select({ id: sessions.id }).from(sessions).where(and(isOneOf, isLiveSession)),
  )
  return alive.map(({ id }) => id)
}

/** With the session's id; null for visitors. */
export const findCaller = async (database: Database, cookies: string | null, isSecure: boolean) => {
  const token = readCookie(cookies, sessionCookie, isSecure)
  if (!token) return null
  const [found] = await plannedOnce(
    database
      .select({ ...userColumns, sessionId: sessions.id, isNoteDue })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.tokenHash, hashOfToken(token)), isLiveSession, isAccountOpen)),
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

/** Each answer's schema removes what must not leave the server. */
export type Caller = NonNullable<Awaited<ReturnType<typeof findCaller>>>
