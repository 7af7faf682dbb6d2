import { SecurityEventType } from '@portal/contract/auth/security-endpoints'
import type { adminPeopleEndpoints, FoundPerson } from '@portal/contract/moderation/admin-people-endpoints'
import { and, desc, eq, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { restrictionOf } from '../../domain/posting-restriction.ts'
import { beginsWith } from '../../platform/database/begins-with.ts'
import type { Database } from '../../platform/database/database.ts'
import { newestFirst, readPage } from '../../platform/request/read-page.ts'
import { notFound } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { standingOf, users } from '../../schema/people.ts'
import { isNotDeleted, properties } from '../../schema/properties.ts'
import { isLiveSession, securityEvents, sessions } from '../../schema/sessions.ts'
import { adminActs, contentViolations, platformWarnings } from '../../schema/warnings.ts'
import { asFindings } from './finding-rows.ts'
import { readActs } from './note-act.ts'
import { countReports } from './read-finding.ts'

/** Names a browser, such as "Chrome on Windows", from its User-Agent header. */
export type DeviceOf = (userAgent: string | null) => string

type Person = typeof users.$inferSelect

const newest = 50

/** Nobody acts on themselves; null if they can. */
export const obstacleToActing = (caller: { id: string }, personId: string): string | null =>
  caller.id === personId ? 'This is you. Another administrator must do it.' : null

export const asFoundPerson = async (database: Database, person: Person): Promise<FoundPerson> => {
  const restriction = await restrictionOf(database, person)
  return {
    ...person,
    ...standingOf(person),
    isAdministrator: person.isAdmin,
    isEmailConfirmed: person.emailConfirmedAt !== null,
    isRestricted: restriction !== null,
    restrictedUntil: restriction?.until ?? null,
    restrictionReason: restriction?.reason ?? null,
  }
}

/** By the beginning of a name or an address, through indexes. */
const isFoundBy = (text: string): SQL | undefined => {
  const words = text.trim().replaceAll(/\s+/g, ' ')
  if (words === '') return undefined
  return or(
    beginsWith(sql`lower(${users.email})`, words),
    beginsWith(sql`lower(${users.firstName} || ' ' || ${users.lastName})`, words),
    beginsWith(sql`lower(${users.lastName})`, words),
  )
}

/** Newest first, without those whose account has ended. */
export const findPeople: Verb<typeof adminPeopleEndpoints.find> = async ({ database }, { query }) => {
  const { page, nextCursor } = await readPage(query, newestFirst(users.id), isFurther =>
    database
      .select()
      .from(users)
      .where(and(isNull(users.closedAt), isFoundBy(query.query ?? ''), isFurther)),
  )
  const people: FoundPerson[] = []
  for (const person of page) people.push(await asFoundPerson(database, person))
  return { people, nextCursor }
}

/** No documents, no messages, and none of the addresses that they came from. */
export const readPersonHistory =
  (deviceOf: DeviceOf): Verb<typeof adminPeopleEndpoints.read> =>
  async ({ database, caller }, { params }) => {
    const [person] = await database
      .select()
      .from(users)
      .where(and(eq(users.id, params.id), isNull(users.closedAt)))
    if (!person) throw notFound('person')
    const violations = await database
      .select()
      .from(contentViolations)
      .where(eq(contentViolations.userId, person.id))
      .orderBy(desc(contentViolations.id))
      .limit(newest)
    return {
      person: { ...person, ...(await asFoundPerson(database, person)) },
      violations: await asFindings(database, violations),
      warnings: await database
        .select()
        .from(platformWarnings)
        .where(eq(platformWarnings.userId, person.id))
        .orderBy(desc(platformWarnings.id))
        .limit(newest),
      activity: await readActivity(database, person.id, deviceOf),
      acts: await readActs(database, eq(adminActs.userId, person.id)),
      homes: await readHomes(database, person.id),
      reports: await countReports(database, person.id),
      sessions: await database.$count(sessions, and(eq(sessions.userId, person.id), isLiveSession)),
      cannotAct: obstacleToActing(caller, person.id),
    }
  }

const readActivity = async (database: Database, personId: string, deviceOf: DeviceOf) => {
  const { eventType, status } = securityEvents
  const events = await database
    .select()
    .from(securityEvents)
    .where(
      and(
        eq(securityEvents.userId, personId),
        ne(status, 'refused'),
        notInArray(eventType, ['lease_read', 'moderation_read']),
      ),
    )
    .orderBy(desc(securityEvents.id))
    .limit(newest)
  return events.map(event => ({
    id: event.id,
    eventType: SecurityEventType.safeParse(event.eventType).data ?? ('other' as const),
    status: event.status === 'failed' ? ('failed' as const) : ('succeeded' as const),
    device: deviceOf(event.userAgent),
    createdAt: event.createdAt,
  }))
}

const readHomes = async (database: Database, landlordId: string) => {
  const homes = await database
    .select()
    .from(properties)
    .where(and(eq(properties.landlordId, landlordId), isNotDeleted))
    .orderBy(desc(properties.id))
    .limit(newest)
  return homes.map(({ visibilityLevel, ...home }) => ({ ...home, isPublic: visibilityLevel === 'public' }))
}
