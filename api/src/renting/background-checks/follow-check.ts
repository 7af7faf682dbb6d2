// Stores what the provider says of a check now, whatever its events said and in which order they came.

import {
  type BackgroundCheckState,
  backgroundCheckLifecycle,
  validDays,
} from '@portal/contract/background-checks/lifecycle'
import { mayFollow } from '@portal/contract/lifecycle'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { lockPerson } from '../../platform/database/in-turn.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Announce } from '../../platform/jobs/open-jobs.ts'
import type { ProviderCheck, Screening } from '../../platform/ports/screening.ts'
import { backgroundChecks } from '../../schema/background-checks.ts'
import { users } from '../../schema/people.ts'
import { lockChecks, type OpenCheck } from './check-access.ts'
import { inScreeningTurn } from './screening-turn.ts'

/** Events can be missed, so a check can take several steps at once. */
const wayTo: Record<ProviderCheck['state'], readonly BackgroundCheckState[]> = {
  invited: [],
  running: ['running'],
  ready: ['running', 'ready'],
  disputed: ['running', 'ready', 'disputed'],
  failed: ['running', 'failed'],
  cancelled: ['cancelled'],
}

interface FollowMeans {
  database: Database
  jobs: { announce: Announce }
}

const hasReport: readonly BackgroundCheckState[] = ['ready', 'disputed', 'released']

/** The first one, or one that the provider revised. */
const isNewReport = ({ readyAt, result, status, disputedAt }: OpenCheck, now: ProviderCheck): boolean =>
  now.state === 'ready' &&
  (readyAt === null ||
    now.result !== result ||
    (status === 'disputed' && (now.completedAt ?? '') > (disputedAt ?? '')))

/** A report that its subject disputed is ready again only once the provider revised it. */
const stateAfter = (check: OpenCheck, now: ProviderCheck, isNew: boolean): BackgroundCheckState => {
  let { status } = check
  for (const next of wayTo[now.state])
    if (mayFollow(backgroundCheckLifecycle, status, next) && (status !== 'disputed' || isNew)) status = next
  return status
}

const inValidDays = sql`now() + ${validDays} * interval '1 day'`

/** The check and its subject must be locked. Throws `not_now` if the provider cannot be reached. */
export const followCheck = async (
  { database, jobs }: FollowMeans,
  screening: Screening,
  check: OpenCheck,
): Promise<void> => {
  const { id: backgroundCheckId, subjectId, providerInvitationId } = check
  if (!providerInvitationId) return
  const now = await screening.readCheck(providerInvitationId)
  const isNew = isNewReport(check, now)
  const status = stateAfter(check, now, isNew)
  const isChanged = status !== check.status
  const isReported = isNew && hasReport.includes(status)
  await database
    .update(backgroundChecks)
    .set({
      updatedAt: sql`now()`, // looked at
      ...(now.reportId && { providerReportId: now.reportId }),
      ...(isChanged && { status }),
      ...(isChanged && status === 'disputed' && { disputedAt: sql`now()` }),
      ...(isReported && { result: now.result, expiresAt: inValidDays }),
      ...(isReported && status !== 'released' && { readyAt: sql`now()` }),
    })
    .where(eq(backgroundChecks.id, backgroundCheckId))
  if (isReported)
    await database
      .update(users)
      .set({ backgroundApprovedUntil: now.result === 'clear' ? inValidDays : null })
      .where(eq(users.id, subjectId))
  const news =
    isReported && status === 'ready' ? 'ready' : isChanged && status === 'failed' ? 'failed' : undefined
  const isLapsed = isChanged && status === 'cancelled'
  if (news) await jobs.announce(database, { type: `background_check_${news}`, backgroundCheckId })
  if (isLapsed) await jobs.announce(database, { type: 'background_check_lapsed', backgroundCheckId })
}

/**
 * Follows the check that meets the condition, if there is one, in its own transaction and in the queue for the provider.
 */
export const followWhere = (
  { database, jobs }: FollowMeans,
  screening: Screening,
  asker: string,
  condition: SQL | undefined,
): Promise<void> =>
  inScreeningTurn([asker], () =>
    inTransaction(database, async transaction => {
      const [found] = await transaction
        .select({ subjectId: backgroundChecks.subjectId })
        .from(backgroundChecks)
        .where(condition)
      if (!found) return
      await lockPerson(transaction, found.subjectId)
      const [check] = await lockChecks(transaction, condition)
      if (check) await followCheck({ database: transaction, jobs }, screening, check)
    }),
  )
