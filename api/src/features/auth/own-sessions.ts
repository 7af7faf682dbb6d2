import { SecurityEventType, type securityEndpoints } from '@portal/contract/auth/security-endpoints'
import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { endAccountLinks } from '../../domain/account-link.ts'
import type { Database } from '../../platform/database/database.ts'
import { newestFirst, readPage } from '../../platform/request/read-page.ts'
import { notFound } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { recordSecurityEvent } from '../../platform/session/security-event.ts'
import { endSessionById } from '../../platform/session/session.ts'
import { isLiveSession, passkeys, secondFactors, securityEvents, sessions } from '../../schema/sessions.ts'
import { deviceOf } from './device-of.ts'
import { asPasskey } from './passkeys/add-passkey.ts'

/** The caller's sessions: this one first, then those used last. */
export const listSessions: Verb<typeof securityEndpoints.sessions> = async ({ database, caller }) => {
  const { id, userAgent, ipAddress, createdAt, lastSeenAt } = sessions
  const isCurrent = sql<boolean>`${id} = ${caller.sessionId}`
  const secondFactor = await readSecondFactor(database, caller.id)
  const own = await database
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, caller.id))
    .orderBy(desc(passkeys.id))
  const rows = await database
    .select({ id, userAgent, ipAddress, createdAt, lastSeenAt, isCurrent })
    .from(sessions)
    .where(and(eq(sessions.userId, caller.id), isLiveSession))
    .orderBy(desc(isCurrent), desc(lastSeenAt), desc(id))
  return {
    secondFactor,
    passkeys: own.map(asPasskey),
    sessions: rows.map(({ userAgent, ...session }) => ({
      ...session,
      device: deviceOf(userAgent),
      ipAddress: asKnown(session.ipAddress),
    })),
  }
}

const readSecondFactor = async (database: Database, userId: string) => {
  const { confirmedAt } = secondFactors
  const [found] = await database
    .select({
      confirmedAt: sql<string>`${confirmedAt}`.mapWith(confirmedAt),
      recoveryCodesLeft: sql<number>`cardinality(${secondFactors.recoveryHashes})`,
    })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(confirmedAt)))
  return found ?? null
}

/** As people know it: a server that listens for both kinds of address sees those of IPv4 within IPv6's. */
const asKnown = (address: string | null): string | null =>
  address?.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '') ?? null

/** Ends one of the caller's sessions, wherever it is, and all links: a stranger who was signed in there could have asked for them. */
export const endOwnSession: Verb<typeof securityEndpoints.endSession> = async (
  context,
  { params: { id } },
) => {
  const { database, caller } = context
  const ended = await endSessionById(database, caller.id, id)
  if (!ended) {
    const [session] = await database.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, id))
    throw notFound('session', { belongsToAnother: session !== undefined })
  }
  await endAccountLinks(database, caller.id)
  await recordSecurityEvent(context, { eventType: 'session_end', status: 'succeeded', userId: caller.id })
}

/** What happened to the caller's account, newest first; refused calls and read leases are left out. */
export const listActivity: Verb<typeof securityEndpoints.activity> = async (
  { database, caller },
  { query },
) => {
  const { id, eventType, status, userAgent, ipAddress, createdAt } = securityEvents
  const { page, nextCursor } = await readPage(query, newestFirst(id), isFurther =>
    database
      .select({ id, eventType, status, userAgent, ipAddress, createdAt })
      .from(securityEvents)
      .where(
        and(
          eq(securityEvents.userId, caller.id),
          ne(status, 'refused'),
          ne(eventType, 'lease_read'),
          ne(eventType, 'verification_read'),
          isFurther,
        ),
      ),
  )
  return { events: page.map(asEvent), nextCursor }
}

type Row = Pick<
  typeof securityEvents.$inferSelect,
  'id' | 'eventType' | 'status' | 'userAgent' | 'ipAddress' | 'createdAt'
>

const asEvent = ({ eventType, status, userAgent, ipAddress, ...event }: Row) => ({
  ...event,
  ipAddress: asKnown(ipAddress),
  eventType: SecurityEventType.safeParse(eventType).data ?? ('other' as const),
  status: status === 'failed' ? ('failed' as const) : ('succeeded' as const),
  device: deviceOf(userAgent),
})
