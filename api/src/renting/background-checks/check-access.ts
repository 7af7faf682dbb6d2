import {
  type BackgroundCheckState,
  backgroundCheckLifecycle,
} from '@portal/contract/background-checks/lifecycle'
import { mayFollow } from '@portal/contract/lifecycle'
import { eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { Context } from '../../platform/request/context.ts'
import { notFound, Refusal } from '../../platform/request/refusal.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { backgroundCheckState, backgroundChecks } from '../../schema/background-checks.ts'
import { userInteractions } from '../../schema/consents.ts'

export type OpenCheck = Awaited<ReturnType<typeof lockChecks>>[number]

/** With their state at this moment, until the transaction ends. */
export const lockChecks = (transaction: Database, condition: SQL | undefined) =>
  transaction
    .select({
      ...getTableColumns(backgroundChecks),
      status: backgroundCheckState,
      isAccepted: eq(userInteractions.status, 'accepted').mapWith(Boolean),
    })
    .from(backgroundChecks)
    .innerJoin(userInteractions, eq(userInteractions.id, backgroundChecks.interactionId))
    .where(condition)
    .for('no key update', { of: [backgroundChecks, userInteractions] })

/** Throws `not_found` for everyone but its subject, and `conflict`, which says why, unless this may be next. */
export const lockOwnCheck = async (
  { database, caller }: Pick<Context<Caller>, 'database' | 'caller'>,
  id: string,
  next: BackgroundCheckState,
): Promise<OpenCheck> => {
  const [check] = await lockChecks(database, eq(backgroundChecks.id, id))
  if (!check) throw notFound('background check')
  if (check.subjectId !== caller.id) throw notFound('background check', { belongsToAnother: true })
  if (!mayFollow(backgroundCheckLifecycle, check.status, next))
    throw new Refusal('conflict', `This background check ${stateWords[check.status]}.`)
  return check
}

const stateWords: Record<BackgroundCheckState, string> = {
  invited: 'is waiting for your answer',
  running: 'is under way',
  ready: 'is ready',
  disputed: 'is disputed',
  released: 'was released',
  cancelled: 'was declined, or not accepted in time',
  failed: 'could not be completed',
  expired: 'has expired',
}
