// What follows from a decision, and is taken back if an appeal succeeds.
import { reasonWords, removedWords } from '@portal/contract/moderation/report-words'
import { changedHomeType } from '@portal/contract/moderation/violation-words'
import { violationWarningType, type WarningSeverity } from '@portal/contract/warnings/warning'
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { freeHome, holdHome } from '../../domain/held-home.ts'
import { excerptOf } from '../../domain/notification-words.ts'
import { countConfirmed } from '../../domain/posting-restriction.ts'
import type { Database } from '../../platform/database/database.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { aiNotifications } from '../../schema/notifications.ts'
import { users } from '../../schema/people.ts'
import { landlordRatings } from '../../schema/ratings.ts'
import { threadMessages, threads } from '../../schema/threads.ts'
import { contentViolations, platformWarnings } from '../../schema/warnings.ts'
import type { StoredFinding } from './finding-rows.ts'

type Decided = Pick<
  StoredFinding,
  | 'id'
  | 'userId'
  | 'action'
  | 'decisionReason'
  | 'reason'
  | 'source'
  | 'subjectType'
  | 'subjectId'
  | 'violationType'
>

const hideable = ['property', 'message', 'rating']

export const mayHide = ({ subjectType, subjectId }: Pick<Decided, 'subjectType' | 'subjectId'>): boolean =>
  subjectId !== null && hideable.includes(subjectType ?? '')

/** The accused is locked, and the finding is confirmed. */
export const applyDecision = async (database: Database, finding: Decided): Promise<void> => {
  const isOwner = eq(users.id, finding.userId)
  const word = flagOf(finding)
  const [accused] = await database
    .update(users)
    .set({
      complianceFlags: sql`case when ${word} = any(${users.complianceFlags}) then ${users.complianceFlags}
        else array_append(${users.complianceFlags}, ${word}) end`,
      // What the contact filter finds is counted when it finds it.
      ...(finding.reason !== null && { contentViolationCount: sql`${users.contentViolationCount} + 1` }),
    })
    .where(isOwner)
    .returning()
  if (!accused) return
  if (finding.action === 'hide') await setHidden(database, finding, true)
  if (finding.action === 'warn')
    await database.insert(platformWarnings).values({
      userId: finding.userId,
      warningType: violationWarningType,
      message: warningOf(finding),
      severity: severityAfter(
        await countConfirmed(database, { id: finding.userId, restrictionLiftedAt: null }),
      ),
      violationId: finding.id,
    })
}

const flagOf = ({ reason, violationType }: Decided): string => reason ?? violationType

const warningOf = ({ reason, decisionReason }: Decided): string =>
  `${reason ? `${reasonWords[reason]}: ` : ''}${decisionReason ?? 'Please keep to our rules.'}`

/** The first is medium, the second high, each further one critical. */
const severityAfter = (confirmed: number): WarningSeverity =>
  confirmed <= 1 ? 'medium' : confirmed === 2 ? 'high' : 'critical'

/**
 * A home that was hidden is free once a finding about it is dismissed. After an appeal, all that followed from the
 * decision is taken back.
 */
export const takeBackDecision = async (
  database: Database,
  finding: Decided,
  isAppeal: boolean,
): Promise<void> => {
  const isOfChange = finding.violationType === changedHomeType
  if (!isAppeal && isOfChange && finding.subjectId) await freeHome(database, finding.subjectId)
  if (!isAppeal) return
  if (finding.action === 'hide') await setHidden(database, finding, false)
  await database.delete(platformWarnings).where(eq(platformWarnings.violationId, finding.id))
  const { userId, status, reason, violationType, id } = contentViolations
  const word = flagOf(finding)
  const isAlike = and(
    eq(userId, finding.userId),
    inArray(status, ['confirmed', 'appealed']),
    sql`coalesce(${reason}, ${violationType}) = ${word}`,
    ne(id, finding.id),
  )
  if ((await database.$count(contentViolations, isAlike)) > 0) return
  await database
    .update(users)
    .set({ complianceFlags: sql`array_remove(${users.complianceFlags}, ${word})` })
    .where(eq(users.id, finding.userId))
}

/** By another decision that stands; the one that is taken back stands no more. */
const isHiddenOtherwise = async (database: Database, hiddenId: string): Promise<boolean> => {
  const { action, status, subjectId, decidedWith } = contentViolations
  const stands = and(
    eq(subjectId, hiddenId),
    eq(action, 'hide'),
    isNull(decidedWith),
    inArray(status, ['confirmed', 'appealed']),
  )
  return (await database.$count(contentViolations, stands)) > 0
}

const setHidden = async (
  database: Database,
  { subjectId, subjectType, decisionReason }: Decided,
  isHidden: boolean,
): Promise<void> => {
  if (subjectId === null || (!isHidden && (await isHiddenOtherwise(database, subjectId)))) return
  if (subjectType === 'property')
    await (isHidden ? holdHome(database, subjectId, decisionReason ?? '') : freeHome(database, subjectId))
  const { id, hiddenAt } = landlordRatings
  if (subjectType === 'rating')
    await database
      .update(landlordRatings)
      .set({ hiddenAt: isHidden ? sql`now()` : null })
      .where(and(eq(id, subjectId), isHidden ? isNull(hiddenAt) : undefined))
  if (subjectType === 'message') await replaceMessage(database, subjectId, isHidden)
}

const replaceMessage = async (database: Database, id: string, isRemoved: boolean): Promise<void> => {
  const [message] = await database
    .update(threadMessages)
    .set({ removedAt: isRemoved ? sql`now()` : null })
    .where(eq(threadMessages.id, id))
    .returning()
  if (!message || message.body === null) return
  if (isRemoved) await forgetExcerpt(database, message)
  const [before, after] = isRemoved ? [message.body, removedWords] : [removedWords, message.body]
  const swap = <Words extends string | null>(words: Words) => (words === before ? after : words)
  const inquiries = await database
    .select()
    .from(propertyInquiries)
    .where(eq(propertyInquiries.threadId, message.threadId))
    .orderBy(asc(propertyInquiries.id))
    .for('no key update')
  for (const inquiry of inquiries)
    await database
      .update(propertyInquiries)
      .set(
        message.senderId === inquiry.tenantId
          ? { message: message.inquiryId === inquiry.id ? swap(inquiry.message) : inquiry.message }
          : answersWith(inquiry, message.createdAt, swap),
      )
      .where(eq(propertyInquiries.id, inquiry.id))
}

/** In the bells of both, where a notification ends with how a message begins. */
const forgetExcerpt = async (
  database: Database,
  { threadId, body }: typeof threadMessages.$inferSelect,
): Promise<void> => {
  const [thread] = await database.select().from(threads).where(eq(threads.id, threadId))
  const excerpt = excerptOf(body)
  if (!thread || excerpt === '') return
  const { message, userId } = aiNotifications
  await database
    .update(aiNotifications)
    .set({ message: sql`left(${message}, -length(${excerpt}::text)) || ${removedWords}` })
    .where(
      and(
        inArray(userId, [thread.tenantId, thread.landlordId]),
        inArray(aiNotifications.category, ['message', 'inquiry']),
        sql`right(${message}, length(${excerpt}::text)) = ${excerpt}`,
      ),
    )
}

/** An inquiry repeats what its messages say: an answer has the moment of its message. */
const answersWith = (
  { responseMessage, responseDate, earlierResponses }: typeof propertyInquiries.$inferSelect,
  sentAt: string,
  swap: <Words extends string | null>(words: Words) => string | Words,
) => ({
  responseMessage: responseDate === sentAt ? swap(responseMessage) : responseMessage,
  earlierResponses: earlierResponses.map(earlier =>
    earlier.at === sentAt ? { ...earlier, message: swap(earlier.message) } : earlier,
  ),
})
