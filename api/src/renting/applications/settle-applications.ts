import { applicationReminderDays } from '@portal/contract/applications/lifecycle'
import { and, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { endWaiting } from '../../domain/end-waiting.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { applications, isApplicationOpen, isUndecided, isUnsettled } from '../../schema/applications.ts'
import { homeIsArchived, isGone, properties } from '../../schema/properties.ts'
import { noteInThread } from './application-thread.ts'
import { endApplications } from './end-applications.ts'
import { tellOfApplication } from './tell-of-application.ts'

/** Small enough for a short transaction. */
const atOnce = 200

const { endToldAt, expiresAt, id, propertyId } = applications

const lostItsHome = or(
  isNull(propertyId),
  sql`exists (select from ${properties} where ${and(eq(properties.id, propertyId), isGone)})`,
  homeIsArchived(propertyId),
)
const isEnding = and(
  isApplicationOpen,
  isNull(endToldAt),
  gt(expiresAt, sql`now()`),
  lte(expiresAt, sql`now() + ${applicationReminderDays} * interval '1 day'`),
)

/**
 * Writes down what has ended on its own, and tells people, once; any number of processes can run it. It can be late:
 * what has ended is shown as ended without it.
 */
export const settleApplications = async (
  database: Database,
  { hasMail }: { hasMail: boolean },
): Promise<void> => {
  const settle = (...batch: Batch) => inBatches(database, hasMail, ...batch)
  await settle(and(isUndecided, lte(expiresAt, sql`now()`)), async (transaction, ids) => {
    await endApplications(transaction, inArray(id, ids), { status: 'expired' })
    return 'expired'
  })
  await settle(and(isUnsettled, lostItsHome), async (transaction, ids) => {
    const why = { status: 'declined', declineReason: 'home_unavailable' } as const
    await endApplications(transaction, inArray(id, ids), why)
    return 'declined'
  })
  await settle(isEnding, async (transaction, ids) => {
    await transaction.update(applications).set({ endToldAt: sql`now()` }).where(inArray(id, ids))
    return 'expires_soon'
  })
}

type Batch = [
  condition: SQL | undefined,
  settle: (transaction: Database, ids: string[]) => Promise<'expired' | 'declined' | 'expires_soon'>,
]

const inBatches = async (
  database: Database,
  hasMail: boolean,
  ...[condition, settle]: Batch
): Promise<void> => {
  const settleSome = async (transaction: Database): Promise<number> => {
    const found = await transaction
      .select({ id, threadId: applications.threadId })
      .from(applications)
      .where(condition)
      .orderBy(id)
      .limit(atOnce)
      .for('no key update', { skipLocked: true })
    if (found.length === 0) return 0
    const ids = found.map(application => application.id)
    const news = await settle(transaction, ids)
    if (news !== 'expires_soon') await endWaiting(transaction, 'application', ids)
    for (const application of found) {
      const { id: subjectId } = application
      if (news !== 'expires_soon')
        await noteInThread(transaction, application, {
          senderId: null,
          event: { type: `application_${news}`, subjectId },
        })
      await tellOfApplication(transaction, subjectId, news, { hasMail })
    }
    return found.length
  }
  while ((await inTransaction(database, settleSome)) === atOnce);
}
