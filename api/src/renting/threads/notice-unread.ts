import { countOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { and, eq, exists, gt, isNull, lte, not, or, sql } from 'drizzle-orm'
import { inquiryStatus } from '../../domain/inquiry-state.ts'
import { type InsightSource, quoted } from '../../domain/insight-source.ts'
import type { Database } from '../../platform/database/database.ts'
import { applications, isApplicationOpen } from '../../schema/applications.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { users } from '../../schema/people.ts'
import { isNotDeleted, properties } from '../../schema/properties.ts'
import { threadMessages, threadReads, threads } from '../../schema/threads.ts'
import { homeColumnsFor } from '../home-columns.ts'
import { noticedWaiting } from '../notice-waiting.ts'
import { sideOf } from './thread-rows.ts'

/** The bell and a mail come at once: this is for those that were missed. */
const patienceDays = 1

type UserType = 'landlord' | 'tenant'

/** Each with the first unread text of the other person. */
const firstUnread = (database: Database, userType: UserType, personId: string) => {
  const isUnread = and(
    eq(threadMessages.threadId, threads.id),
    eq(threadMessages.senderId, sideOf({ userType }).other),
    eq(threadMessages.kind, 'text'),
    isNull(threadMessages.removedAt),
    sql`${threadMessages.position} > ${threadReads.position}`,
  )
  const first = database
    .select({ since: sql<string>`min(${threadMessages.createdAt})`.as('since') })
    .from(threadMessages)
    .where(isUnread)
    .as('first')
  return database
    .select({ threadId: threadReads.threadId, since: first.since })
    .from(threadReads)
    .innerJoin(threads, eq(threads.id, threadReads.threadId))
    .innerJoinLateral(first, sql`true`)
    .where(
      and(
        eq(threadReads.userId, personId),
        eq(sideOf({ userType }).own, personId),
        gt(threadReads.unread, 0),
        isNull(threads.closedBy),
        userType === 'landlord' ? not(isNoticedOtherwise(database)) : undefined,
      ),
    )
    .as('waiting')
}

/** Inquiries and applications that wait for the landlord have insights of their own. */
const isNoticedOtherwise = (database: Database) =>
  sql`(${or(
    exists(
      database
        .select({ one: sql`1` })
        .from(propertyInquiries)
        .where(and(eq(propertyInquiries.threadId, threads.id), eq(inquiryStatus, 'pending'))),
    ),
    exists(
      database
        .select({ one: sql`1` })
        .from(applications)
        .where(and(eq(applications.threadId, threads.id), isApplicationOpen)),
    ),
  )})`

const unread =
  (userType: UserType): InsightSource =>
  async (database, personId) => {
    const waiting = firstUnread(database, userType, personId)
    const waitedDays = sql`extract(epoch from now() - ${waiting.since}) / 86400`
    const [first] = await database
      .select({
        threadId: waiting.threadId,
        title: homeColumnsFor({ id: personId, userType }, threads.propertyTitle).title,
        titleThen: threads.propertyTitle,
        firstName: users.firstName,
        lastName: users.lastName,
        longest: sql<number>`floor(${waitedDays})::integer`,
        count: sql<number>`count(*) over ()::integer`,
        days: sql<number>`sum(${waitedDays}) over ()::float8`,
      })
      .from(waiting)
      .innerJoin(threads, eq(threads.id, waiting.threadId))
      .innerJoin(users, eq(users.id, sideOf({ userType }).other))
      .leftJoin(properties, and(eq(properties.id, threads.propertyId), isNotDeleted))
      .where(lte(waiting.since, sql`now() - ${patienceDays} * interval '1 day'`))
      .orderBy(waiting.since)
      .limit(1)
    if (!first) return []
    const { threadId, title, titleThen, firstName, lastName, longest, count } = first
    const isOne = count === 1
    return [
      {
        ...noticedWaiting(first),
        insightType: 'unread_messages',
        title: isOne
          ? `You have unread messages from ${quoted(`${firstName} ${lastName}`)}`
          : `${countOf(count, 'conversation')} have unread messages`,
        summary: `${isOne ? 'About' : `From ${quoted(`${firstName} ${lastName}`)} about`} ${quoted(title ?? titleThen)}: ${isOne ? 'it' : 'the oldest'} has been waiting for ${countOf(longest, 'day')}.`,
        content: 'A short answer is enough, even if it only says when there will be a longer one.',
        recommendations: [
          isOne ? 'Read it, and answer' : 'Read the oldest first',
          'Archive conversations that are over',
        ],
        actionUrl: isOne ? sitePaths.conversation(threadId) : sitePaths.messages,
        actionText: isOne ? 'Read it' : 'Read them',
        category: 'message',
        priority: longest >= 3 ? 'high' : 'medium',
        dataSource: 'open conversations with a message unread for a day or more',
      },
    ]
  }

/** In how many conversations, from whom, and since when. */
export const noticeUnread = { forLandlords: unread('landlord'), forTenants: unread('tenant') }
