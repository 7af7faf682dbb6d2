import { violationWarningType } from '@portal/contract/warnings/warning'
import { eq, sql } from 'drizzle-orm'
import { users } from '../schema/people.ts'
import { contentViolations, platformWarnings } from '../schema/warnings.ts'
import type { Database } from './database.ts'
import type { ContentViolation, ReviewedSource } from './refusal.ts'
import { inTransaction } from './transaction.ts'

const excerptLength = 1000

/** Where it was found, as its author calls it. */
const places: Record<ReviewedSource, string> = {
  property: 'your listing',
  inquiry: 'your inquiry',
  inquiry_response: 'your answer to an inquiry',
  tenant_profile: 'your profile',
}

const warningAbout = (source: ReviewedSource): string =>
  `There were contact details in ${places[source]}. Please keep them out of what you write, and keep all business on the platform.`

/** Keeps what the contact filter found, for a reviewer; and as much of the text as a reviewer needs. Its author is warned. */
export const keepViolation = (database: Database, violation: ContentViolation): Promise<void> =>
  inTransaction(database, async transaction => {
    const contentText = violation.contentText?.slice(0, excerptLength).toWellFormed() // the cut may split a pair
    await transaction.insert(contentViolations).values({ ...violation, contentText })
    await transaction
      .update(users)
      .set({ contentViolationCount: sql`${users.contentViolationCount} + 1` })
      .where(eq(users.id, violation.userId))
    await transaction.insert(platformWarnings).values({
      userId: violation.userId,
      warningType: violationWarningType,
      message: warningAbout(violation.source),
      severity: 'medium',
    })
  })
