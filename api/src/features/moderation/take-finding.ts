import type { findingEndpoints } from '@portal/contract/moderation/finding-endpoints'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { Verb } from '../../platform/request/route.ts'
import { contentViolations, isFindingOpen } from '../../schema/warnings.ts'
import { asFinding, findFinding, lockFindings, type StoredFinding } from './finding-rows.ts'
import { obstacleTo } from './may-decide.ts'

const { id, status, subjectId } = contentViolations

/** Throws `conflict` for what someone else is on, and whatever the caller could not decide. */
export const takeFinding: Verb<typeof findingEndpoints.take> = async ({ database, caller }, { params }) => {
  const group = await lockAbout(database, params.id)
  const obstacle = await obstacleTo(database, caller, group)
  if (obstacle) throw obstacle
  return { violation: await setTaker(database, group[0], { takenBy: caller.id, takenAt: sql`now()` }) }
}

/** Does nothing to what someone else is on. */
export const releaseFinding: Verb<typeof findingEndpoints.release> = async (
  { database, caller },
  { params },
) => {
  const [finding] = await lockAbout(database, params.id)
  const isOwn = finding.takenBy === caller.id
  return {
    violation: isOwn
      ? await setTaker(database, finding, { takenBy: null, takenAt: null })
      : await asFinding(database, finding),
  }
}

/** The finding, and the other open ones about the same thing, in the order in which a decision locks them. */
const lockAbout = async (database: Database, findingId: string) =>
  lockFindings(database, findingId, isAboutSame(await findFinding(database, findingId)))

const isAboutSame = (finding: StoredFinding) =>
  finding.subjectId === null ? undefined : and(eq(subjectId, finding.subjectId), isFindingOpen(status))

const setTaker = async (
  database: Database,
  finding: StoredFinding,
  taker: { takenBy: string | null; takenAt: ReturnType<typeof sql> | null },
) => {
  const [stored = finding] = await database
    .update(contentViolations)
    .set(taker)
    .where(eq(id, finding.id))
    .returning()
  const isOfSame = isAboutSame(finding)
  if (isOfSame) await database.update(contentViolations).set(taker).where(isOfSame)
  return asFinding(database, stored)
}
