import type { ContextMessage, FindingHistory, FindingSubject } from '@portal/contract/moderation/finding'
import type { findingEndpoints } from '@portal/contract/moderation/finding-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { and, asc, between, count, desc, eq, ne, type SQL } from 'drizzle-orm'
import { nameOf } from '../../domain/notification-words.ts'
import { restrictionOf } from '../../domain/posting-restriction.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Context } from '../../platform/request/context.ts'
import { notFound } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { recordSecurityEvent } from '../../platform/session/security-event.ts'
import { users } from '../../schema/people.ts'
import { properties } from '../../schema/properties.ts'
import { landlordRatings } from '../../schema/ratings.ts'
import { threadMessages } from '../../schema/threads.ts'
import { contentViolations, platformWarnings } from '../../schema/warnings.ts'
import {
  asFinding,
  asFindings,
  findFinding,
  readPeople,
  type StoredFinding,
  subjectTypeOf,
} from './finding-rows.ts'
import { obstacleTo } from './may-decide.ts'

const mostRelated = 50
/** Messages before and after a reported one. */
const around = 5

/** What anyone can read on the portal; reading any other text is noted. */
const publicTypes = ['property', 'rating', 'person']

/** One finding with what an administrator needs to decide it. Notes who read private words. */
export const readFinding: Verb<typeof findingEndpoints.read> = async (context, { params }) => {
  const { database, caller } = context
  const row = await findFinding(database, params.id)
  if (!publicTypes.includes(subjectTypeOf(row))) await noteReading(context, row)
  const related = await readRelated(database, row)
  return {
    violation: await asFinding(database, row),
    subject: await readSubject(database, row),
    context: await readContext(database, row),
    history: await readHistory(database, row),
    related: await asFindings(database, related),
    cannotDecide:
      (await obstacleTo(database, caller, [row, ...related.filter(isSameAs(row))]))?.message ?? null,
  }
}

const noteReading = (context: Context<Caller>, { id, userId }: StoredFinding): Promise<void> =>
  recordSecurityEvent(context, {
    eventType: 'moderation_read',
    status: 'succeeded',
    userId: context.caller.id,
    eventData: { violationId: id, accusedId: userId },
  })

const isSameAs =
  ({ reason, status }: StoredFinding) =>
  (other: StoredFinding): boolean =>
    status === 'pending' && other.status === status && other.reason === reason

const readRelated = async (database: Database, { id, subjectId }: StoredFinding) =>
  subjectId === null
    ? []
    : database
        .select()
        .from(contentViolations)
        .where(and(eq(contentViolations.subjectId, subjectId), ne(contentViolations.id, id)))
        .orderBy(desc(contentViolations.queuedAt), desc(contentViolations.id))
        .limit(mostRelated)

const nothing = { title: null, text: null, pictures: [], stars: null, url: null, isHidden: false }

/** Null once it is gone, and for a text that was never stored. */
const readSubject = async (
  database: Database,
  { subjectId, subjectType }: StoredFinding,
): Promise<FindingSubject | null> => {
  if (subjectId === null) return null
  if (subjectType === 'property') return readHome(database, subjectId)
  if (subjectType === 'message') return readMessage(database, subjectId)
  if (subjectType === 'rating') return readRating(database, subjectId)
  return readPerson(database, subjectId)
}

const readHome = async (database: Database, id: string): Promise<FindingSubject | null> => {
  const [home] = await database.select().from(properties).where(eq(properties.id, id))
  if (!home || home.deletedAt) return null
  return {
    ...nothing,
    title: home.title,
    text: home.description,
    pictures: home.images,
    url: sitePaths.adminProperty(id),
    isHidden: home.heldAt !== null,
    createdAt: home.createdAt,
  }
}

const readMessage = async (database: Database, id: string): Promise<FindingSubject | null> => {
  const [message] = await database.select().from(threadMessages).where(eq(threadMessages.id, id))
  return message
    ? {
        ...nothing,
        text: message.body,
        pictures: message.photos,
        isHidden: message.removedAt !== null,
        createdAt: message.createdAt,
      }
    : null
}

const readRating = async (database: Database, id: string): Promise<FindingSubject | null> => {
  const [rating] = await database.select().from(landlordRatings).where(eq(landlordRatings.id, id))
  return rating
    ? {
        ...nothing,
        text: rating.text,
        stars: rating.rating,
        url: sitePaths.people(rating.landlordId),
        isHidden: rating.hiddenAt !== null,
        createdAt: rating.createdAt,
      }
    : null
}

const readPerson = async (database: Database, id: string): Promise<FindingSubject | null> => {
  const [person] = await database.select().from(users).where(eq(users.id, id))
  if (!person || person.closedAt) return null
  return {
    ...nothing,
    title: nameOf(person),
    pictures: person.profilePicture ? [person.profilePicture] : [],
    url: sitePaths.adminPerson(id),
    createdAt: person.createdAt,
  }
}

/** The reported message, and those around it. */
const readContext = async (
  database: Database,
  { subjectId, subjectType }: StoredFinding,
): Promise<ContextMessage[]> => {
  if (subjectType !== 'message' || subjectId === null) return []
  const [reported] = await database.select().from(threadMessages).where(eq(threadMessages.id, subjectId))
  if (!reported) return []
  const { position, threadId, kind } = threadMessages
  const messages = await database
    .select()
    .from(threadMessages)
    .where(
      and(
        eq(threadId, reported.threadId),
        between(position, reported.position - around, reported.position + around),
        eq(kind, 'text'),
      ),
    )
    .orderBy(asc(position))
  const people = await readPeople(
    database,
    messages.map(({ senderId }) => senderId),
  )
  return messages.map(message => ({
    id: message.id,
    sender: people.get(message.senderId ?? '') ?? null,
    body: message.body,
    isReported: message.id === reported.id,
    createdAt: message.createdAt,
  }))
}

const countByStatus = async (database: Database, condition: SQL) => {
  const found = await database
    .select({ status: contentViolations.status, number: count() })
    .from(contentViolations)
    .where(condition)
    .groupBy(contentViolations.status)
  const of = (status: StoredFinding['status']) => found.find(row => row.status === status)?.number ?? 0
  return {
    confirmed: of('confirmed'),
    dismissed: of('dismissed'),
    open: of('pending') + of('appealed'),
  }
}

/** What a person reported. */
export const countReports = async (database: Database, personId: string) => {
  const { confirmed, dismissed, open } = await countByStatus(
    database,
    eq(contentViolations.reportedBy, personId),
  )
  return { reports: confirmed + dismissed + open, confirmed, dismissed }
}

const readHistory = async (
  database: Database,
  { userId, reportedBy }: StoredFinding,
): Promise<FindingHistory> => {
  const [accused] = await database.select().from(users).where(eq(users.id, userId))
  if (!accused) throw notFound('finding')
  const restriction = await restrictionOf(database, accused)
  return {
    memberSince: accused.createdAt,
    ...(await countByStatus(database, eq(contentViolations.userId, userId))),
    warnings: await database.$count(platformWarnings, eq(platformWarnings.userId, userId)),
    isRestricted: restriction !== null,
    restrictedUntil: restriction?.until ?? null,
    reporter: reportedBy ? await countReports(database, reportedBy) : null,
  }
}
