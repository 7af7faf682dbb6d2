import { log } from '@portal/server/log'
import { and, asc, eq, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Announce } from '../../platform/jobs/open-jobs.ts'
import type { Screening } from '../../platform/ports/screening.ts'
import {
  backgroundChecks,
  hasLapsed,
  isReleasedByItself,
  releasedFrom,
} from '../../schema/background-checks.ts'
import { userInteractions } from '../../schema/consents.ts'
import { followWhere } from './follow-check.ts'

/** Small enough for a short transaction. */
const atOnce = 100

const { id, interactionId, providerInvitationId, status, updatedAt } = backgroundChecks

interface SettlingMeans {
  screening: Screening | undefined
  announce: Announce
}

/**
 * Writes down what has happened by itself, and announces it once; any number of processes can run it. It can be late: readings
 * decide without it. Then asks the provider about checks whose events may have been missed.
 */
export const settleBackgroundChecks = async (
  database: Database,
  { screening, announce }: SettlingMeans,
): Promise<void> => {
  await inBatches(database, announce, isReleasedByItself, async (transaction, ids) => {
    await transaction
      .update(backgroundChecks)
      .set({ status: 'released', releasedAt: releasedFrom })
      .where(inArray(id, ids))
    return 'background_check_released'
  })
  await inBatches(database, announce, hasLapsed, async (transaction, ids, requests) => {
    await transaction.update(backgroundChecks).set({ status: 'cancelled' }).where(inArray(id, ids))
    await transaction
      .update(userInteractions)
      .set({ status: 'expired' })
      .where(inArray(userInteractions.id, requests))
    return 'background_check_lapsed'
  })
  if (screening) await followQuiet(database, screening, announce)
}

/** Returns what happened to them. */
type Settle = (
  transaction: Database,
  ids: readonly string[],
  requests: readonly string[],
) => Promise<'background_check_released' | 'background_check_lapsed'>

const inBatches = async (
  database: Database,
  announce: Announce,
  condition: SQL | undefined,
  settle: Settle,
): Promise<void> => {
  const settleSome = async (transaction: Database): Promise<number> => {
    const found = await transaction
      .select({ id, interactionId })
      .from(backgroundChecks)
      .innerJoin(userInteractions, eq(userInteractions.id, interactionId))
      .where(condition)
      .orderBy(id)
      .limit(atOnce)
      .for('no key update', { of: backgroundChecks, skipLocked: true })
    if (found.length === 0) return 0
    const ids = found.map(check => check.id)
    const requests = found.map(check => check.interactionId)
    const type = await settle(transaction, ids, requests)
    for (const backgroundCheckId of ids) await announce(transaction, { type, backgroundCheckId })
    return found.length
  }
  while ((await inTransaction(database, settleSome)) === atOnce);
}

/** Open at the provider, and nothing was heard of them for an hour. */
const isQuiet = and(
  inArray(status, ['invited', 'running', 'disputed']),
  isNotNull(providerInvitationId),
  lt(updatedAt, sql`now() - interval '1 hour'`),
)

/** Ends with the first that cannot be asked: the others follow a minute later. */
const followQuiet = async (database: Database, screening: Screening, announce: Announce): Promise<void> => {
  const quiet = await database
    .select({ id })
    .from(backgroundChecks)
    .where(isQuiet)
    .orderBy(asc(updatedAt))
    .limit(atOnce)
  try {
    for (const check of quiet)
      await followWhere({ database, jobs: { announce } }, screening, 'chore', eq(id, check.id))
  } catch (thrown) {
    const { cause = thrown } = thrown instanceof Error ? thrown : {}
    log.error({ error: `Background checks could not be followed: ${cause}` })
  }
}
