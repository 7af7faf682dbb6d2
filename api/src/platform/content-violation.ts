import { eq, sql } from 'drizzle-orm'
import { users } from '../schema/people.ts'
import { contentViolations } from '../schema/warnings.ts'
import type { Database } from './database.ts'
import type { ContentViolation } from './refusal.ts'
import { inTransaction } from './transaction.ts'

const excerptLength = 1000

/** Keeps what the contact filter found, for a reviewer; and as much of the text as a reviewer needs. */
export const keepViolation = (database: Database, violation: ContentViolation): Promise<void> =>
  inTransaction(database, async transaction => {
    const contentText = violation.contentText?.slice(0, excerptLength).toWellFormed() // the cut may split a pair
    await transaction.insert(contentViolations).values({ ...violation, contentText })
    await transaction
      .update(users)
      .set({ contentViolationCount: sql`${users.contentViolationCount} + 1` })
      .where(eq(users.id, violation.userId))
  })
