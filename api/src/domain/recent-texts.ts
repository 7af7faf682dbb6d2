// What one person recently wrote to another: the contact filter reads it together with what they write now
// (spec §1).
import { recentMessages } from '@portal/language/contact-filter/filter-message'
import { and, desc, eq, gte, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core'
import { type Database, plannedOnce } from '../platform/database/database.ts'
import { backgroundChecks } from '../schema/background-checks.ts'
import { userConsents } from '../schema/consents.ts'
import { properties } from '../schema/properties.ts'
import { landlordRatings } from '../schema/ratings.ts'
import { tenancies } from '../schema/tenancies.ts'
import { threadMessages, threads } from '../schema/threads.ts'

interface Parties {
  tenantId: string
  landlordId: string
  senderId: string
}

/** The last texts within 24 hours, of any kind and conversation, oldest first. */
export const recentTexts = async (transaction: Database, parties: Parties): Promise<string[]> => {
  const candidates = unionAll(
    inThreads(transaction, parties),
    inConsents(transaction, parties),
    ...inTenancies(transaction, parties),
    inRatings(transaction, parties),
    inChecks(transaction, parties),
  ).as('said')
  const texts = await plannedOnce(
    transaction
      .select({ body: candidates.body })
      .from(candidates)
      .orderBy(desc(candidates.at), desc(candidates.position))
      .limit(recentMessages),
  )
  return texts.map(({ body }) => body ?? '').toReversed()
}

const isRecent = (at: PgColumn): SQL => gte(at, sql`now() - interval '24 hours'`)
/** Only messages of one moment have an order. */
const noPosition = sql<number>`0`.as('position')

const inThreads = (transaction: Database, { tenantId, landlordId, senderId }: Parties) => {
  const { body, createdAt, position, threadId, kind } = threadMessages
  const last = transaction
    .select({ body, at: createdAt, position })
    .from(threadMessages)
    .where(
      and(
        eq(threadId, threads.id),
        eq(threadMessages.senderId, senderId),
        eq(kind, 'text'),
        isRecent(createdAt),
      ),
    )
    .orderBy(desc(position))
    .limit(recentMessages)
    .as('last')
  return transaction
    .select({ body: last.body, at: last.at, position: last.position })
    .from(threads)
    .innerJoinLateral(last, sql`true`)
    .where(and(eq(threads.tenantId, tenantId), eq(threads.landlordId, landlordId)))
}

/** By either of the two: it is not stored who wrote it. */
const inConsents = (transaction: Database, { tenantId, landlordId }: Parties) => {
  const { purpose, createdAt, ownerId, requesterId, applicationId } = userConsents
  const isOf = (owner: string, requester: string) => and(eq(ownerId, owner), eq(requesterId, requester))
  return transaction
    .select({ body: purpose, at: createdAt, position: noPosition })
    .from(userConsents)
    .where(
      and(
        or(isOf(tenantId, landlordId), isOf(landlordId, tenantId)),
        isNotNull(purpose),
        isNull(applicationId),
        isRecent(createdAt),
      ),
    )
}

const inTenancies = (transaction: Database, { tenantId, landlordId, senderId }: Parties) => {
  const { moveInNote, movedInAt, noticeReason, noticeAt, noticeBy } = tenancies
  const side = senderId === tenantId ? 'tenant' : 'landlord'
  const select = (body: typeof moveInNote | typeof noticeReason, at: PgColumn, isOwn: SQL) =>
    transaction
      .select({
        body: sql<string | null>`${body}`.as('body'),
        at: sql<string>`${at}`.as('at'),
        position: noPosition,
      })
      .from(tenancies)
      .innerJoin(properties, eq(properties.id, tenancies.propertyId))
      .where(
        and(
          eq(tenancies.tenantId, tenantId),
          eq(properties.landlordId, landlordId),
          isNotNull(body),
          isRecent(at),
          isOwn,
        ),
      )
  return [
    select(moveInNote, movedInAt, sql`${side} = 'tenant'`),
    select(noticeReason, noticeAt, eq(noticeBy, side)),
  ] as const
}

const inRatings = (transaction: Database, { tenantId, landlordId, senderId }: Parties) => {
  const { text, createdAt, answer, answeredAt, authorId } = landlordRatings
  const [body, at] = senderId === tenantId ? [text, createdAt] : [answer, answeredAt]
  return transaction
    .select({
      body: sql<string | null>`${body}`.as('body'),
      at: sql<string>`${at}`.as('at'),
      position: noPosition,
    })
    .from(landlordRatings)
    .where(
      and(eq(authorId, tenantId), eq(landlordRatings.landlordId, landlordId), isNotNull(body), isRecent(at)),
    )
}

/** Statements about reports. */
const inChecks = (transaction: Database, { tenantId, landlordId, senderId }: Parties) => {
  const { statement, disputedAt, subjectId, requesterId } = backgroundChecks
  return transaction
    .select({
      body: sql<string | null>`${statement}`.as('body'),
      at: sql<string>`${disputedAt}`.as('at'),
      position: noPosition,
    })
    .from(backgroundChecks)
    .where(
      and(
        eq(subjectId, tenantId),
        eq(requesterId, landlordId),
        eq(subjectId, senderId),
        isNotNull(statement),
        isRecent(disputedAt),
      ),
    )
}
