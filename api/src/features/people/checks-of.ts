import type { Check } from '@portal/contract/verifications/check'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { standingOf, type users } from '../../schema/people.ts'
import { biometricVerifications } from '../../schema/verification.ts'

/** What was checked of a person, and lasts; never what failed. */
export const checksOf = async (database: Database, person: typeof users.$inferSelect): Promise<Check[]> => {
  if (!standingOf(person).isVerified) return []
  const { userId, status, verifiedAt, expiresAt } = biometricVerifications
  const [identity] = await database
    .select({ verifiedAt, expiresAt })
    .from(biometricVerifications)
    .where(and(eq(userId, person.id), eq(status, 'verified'), gt(expiresAt, sql`now()`)))
    .orderBy(desc(expiresAt))
    .limit(1)
  return identity?.verifiedAt ? [{ kind: 'identity', ...identity, verifiedAt: identity.verifiedAt }] : []
}
