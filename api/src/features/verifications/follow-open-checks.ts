import { log } from '@portal/server/log'
import { and, gt, inArray, sql } from 'drizzle-orm'
import { followIdentity } from '../../domain/follow-identity.ts'
import { inProviderTurn } from '../../domain/provider-turn.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Payments } from '../../platform/ports/payments.ts'
import { biometricVerifications } from '../../schema/verification.ts'

/** Asks the provider about the checks of the last week that are under way, whose events may never have come. */
export const followOpenChecks = async (database: Database, payments: Payments): Promise<void> => {
  const { status, createdAt, verificationData } = biometricVerifications
  const open = await database
    .select({ sessionId: sql<string | null>`${verificationData} ->> 'sessionId'` })
    .from(biometricVerifications)
    .where(and(inArray(status, ['pending', 'processing']), gt(createdAt, sql`now() - interval '7 days'`)))
  for (const { sessionId } of open)
    if (sessionId)
      await inProviderTurn(['checks'], () =>
        inTransaction(database, transaction => followIdentity(transaction, payments, sessionId)),
      ).catch(thrown => {
        const reason = thrown instanceof Error && thrown.cause ? thrown.cause : thrown
        log.error({ error: `The identity check ${sessionId} could not be compared: ${reason}` })
      })
}
