import type { DeclineReason } from '@portal/contract/applications/application'
import type { CriterionName } from '@portal/contract/applications/fit'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { applications } from '../../schema/applications.ts'
import { userConsents } from '../../schema/consents.ts'

type Ending =
  | {
      status: 'declined'
      /** None if its landlord withdrew the offer. */
      declineReason?: DeclineReason
      /** The tenancy that was agreed on instead. */
      declinedFor?: string
      declineMessage?: string | null
      declineCriteria?: CriterionName[]
    }
  | { status: 'withdrawn' | 'expired' }

/**
 * Ends the applications that meet the condition, and what is shared for them; returns their ids. A reading holds its
 * consent's lock until it is noted, so nothing is read once the end was answered. The caller tells others.
 */
export const endApplications = async (
  transaction: Database,
  condition: SQL | undefined,
  { status, ...why }: Ending,
): Promise<string[]> => {
  const ended = await transaction
    .update(applications)
    .set({ status, decidedAt: sql`clock_timestamp()`, ...why })
    .where(condition)
    .returning({ id: applications.id })
  const ids = ended.map(({ id }) => id)
  if (ids.length > 0) await endApplicationConsents(transaction, ids)
  return ids
}

export const endApplicationConsents = async (
  transaction: Database,
  applicationIds: readonly string[],
): Promise<void> => {
  await transaction
    .update(userConsents)
    .set({ status: 'expired', expiresAt: sql`clock_timestamp()` })
    .where(and(inArray(userConsents.applicationId, [...applicationIds]), eq(userConsents.status, 'granted')))
}
