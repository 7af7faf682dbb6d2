import { violationWarningType } from '@portal/contract/warnings/warning'
import { and, desc, eq, gt, inArray, not, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { users } from '../schema/people.ts'
import { contentViolations, platformWarnings } from '../schema/warnings.ts'

export type ReviewedSource =
  | 'property'
  | 'inquiry'
  | 'inquiry_response'
  | 'message'
  | 'tenant_profile'
  | 'consent'
  | 'application'
  | 'application_answer'
  | 'rating'
  | 'rating_answer'
  | 'move_in'
  | 'notice'
  | 'background_check'

type ContentViolation = Pick<
  typeof contentViolations.$inferInsert,
  'userId' | 'violationType' | 'contentText' | 'aiConfidence'
> & { source: ReviewedSource }

const excerptLength = 1000
/** Past this number per day only the count is stored. @internal */
export const maxViolations = 50

/** In the author's terms. */
const places: Record<ReviewedSource, string> = {
  property: 'your listing',
  inquiry: 'your inquiry',
  inquiry_response: 'your answer to an inquiry',
  message: 'your message',
  tenant_profile: 'your profile',
  consent: 'what you wrote about sharing',
  application: 'your application',
  application_answer: 'your answer to an application',
  rating: 'your rating',
  rating_answer: 'your answer to a rating',
  move_in: 'your note about moving in',
  notice: 'your notice',
  background_check: 'what you wrote about your report',
}

const warningAbout = (source: ReviewedSource): string =>
  `We found contact details in ${places[source]}. Please leave them out, and keep all business on the platform.`

/**
 * Stores what the contact filter found, for a reviewer. The author is warned each time; past
 * `maxViolations`, the new warning replaces the last unread one.
 */
export const keepViolation = (database: Database, violation: ContentViolation): Promise<void> =>
  inTransaction(database, async transaction => {
    const contentText = violation.contentText?.slice(0, excerptLength).toWellFormed() // can split a surrogate pair
    // Locks the row, so that of two calls at once, the second sees what the first stored.
    await transaction
      .update(users)
      .set({ contentViolationCount: sql`${users.contentViolationCount} + 1` })
      .where(eq(users.id, violation.userId))
    const warning = {
      userId: violation.userId,
      warningType: violationWarningType,
      message: warningAbout(violation.source),
    }
    if ((await countOfDay(transaction, violation.userId)) < maxViolations)
      await transaction.insert(contentViolations).values({ ...violation, contentText })
    else await takeBack(transaction, warning)
    await transaction.insert(platformWarnings).values({ ...warning, severity: 'medium' })
  })

const countOfDay = (transaction: Database, userId: string): Promise<number> =>
  transaction.$count(
    contentViolations,
    and(eq(contentViolations.userId, userId), gt(contentViolations.createdAt, sql`now() - interval '1 day'`)),
  )

const takeBack = async (
  transaction: Database,
  { userId, message }: Pick<typeof platformWarnings.$inferSelect, 'userId' | 'message'>,
): Promise<void> => {
  const last = transaction
    .select({ id: platformWarnings.id })
    .from(platformWarnings)
    .where(and(eq(platformWarnings.userId, userId), eq(platformWarnings.message, message)))
    .orderBy(desc(platformWarnings.id))
    .limit(1)
  await transaction
    .delete(platformWarnings)
    .where(and(inArray(platformWarnings.id, last), not(platformWarnings.isAcknowledged)))
}
