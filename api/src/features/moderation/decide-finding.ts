import { mayFollow } from '@portal/contract/lifecycle'
import type { findingEndpoints } from '@portal/contract/moderation/finding-endpoints'
import type { DecisionAction } from '@portal/contract/moderation/violation'
import { violationLifecycle } from '@portal/contract/warnings/lifecycle'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { lockPerson } from '../../platform/database/in-turn.ts'
import { invalid, Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { users } from '../../schema/people.ts'
import { properties } from '../../schema/properties.ts'
import { contentViolations } from '../../schema/warnings.ts'
import { applyDecision, mayHide, takeBackDecision } from './effects.ts'
import { asFinding, findFinding, lockFindings, type StoredFinding } from './finding-rows.ts'
import { obstacleTo } from './may-decide.ts'
import { noteAct } from './note-act.ts'

const { id, decidedWith, reason, status, subjectId, userId } = contentViolations

/**
 * Decides a finding, and with it all open ones about the same thing for the same reason, or an appeal. Throws
 * `forbidden` for what is the caller's own, and `conflict` for what is decided, someone else is on, or they decided
 * before.
 */
export const decideFinding: Verb<typeof findingEndpoints.decide> = async (context, { params, body }) => {
  const { database, caller, jobs } = context
  const [finding, ...others] = await lockGroup(database, params.id)
  const obstacle = await obstacleTo(database, caller, [finding, ...others])
  if (obstacle) throw obstacle
  if (!mayFollow(violationLifecycle, finding.status, body.decision))
    throw new Refusal('conflict', 'This was decided already.')
  const isAppeal = finding.status === 'appealed'
  const action = isAppeal ? finding.action : actionOf(finding, body)
  const decided = isAppeal
    ? { appealReason: body.reason, appealDecidedBy: caller.id, appealDecidedAt: sql`now()` }
    : {
        isReviewed: true,
        reviewedBy: caller.id,
        reviewedAt: sql`now()`,
        decisionReason: body.reason,
        action,
      }
  const [stored] = await database
    .update(contentViolations)
    .set({ ...decided, status: body.decision })
    .where(eq(id, finding.id))
    .returning()
  if (!stored) throw new Error('A finding that is locked was not updated')
  for (const other of others)
    await database
      .update(contentViolations)
      .set({ ...(!isAppeal && { ...decided, decidedWith: finding.id }), status: body.decision })
      .where(eq(id, other.id))
  if (body.decision === 'confirmed' && !isAppeal) await applyDecision(database, stored)
  if (body.decision === 'dismissed') await takeBackDecision(database, stored, isAppeal)
  await database.update(users).set({ lastContentReview: sql`now()` }).where(eq(users.id, finding.userId))
  await noteAct(context, {
    kind: isAppeal ? 'appeal_decided' : 'decided',
    reason: body.reason,
    userId: finding.userId,
    violationId: finding.id,
    ...(finding.subjectType === 'property' && finding.subjectId && { propertyId: finding.subjectId }),
  })
  await jobs.announce(database, { type: 'violation_decided', violationId: finding.id, isAppeal })
  return { violation: await asFinding(database, stored) }
}

/** Throws `invalid` for what cannot be hidden, and for an action without a violation. */
const actionOf = (
  finding: StoredFinding,
  { decision, action = 'none' }: { decision: string; action?: DecisionAction | undefined },
): DecisionAction => {
  if (action !== 'none' && decision === 'dismissed')
    throw invalid('action', 'Nothing follows from what is dismissed')
  if (action === 'hide' && !mayHide(finding)) throw invalid('action', 'This can’t be hidden')
  return action
}

/** Locks person, home and findings, in this order; the one with the id comes first. */
const lockGroup = async (database: Database, findingId: string) => {
  const found = await findFinding(database, findingId)
  await lockPerson(database, found.userId)
  if (found.subjectType === 'property' && found.subjectId)
    await database
      .select({ id: properties.id })
      .from(properties)
      .where(eq(properties.id, found.subjectId))
      .for('no key update')
  // It is read again now: others who decide or appeal lock the person, too.
  return lockFindings(database, findingId, isDecidedWith(await findFinding(database, findingId)))
}

/** A pending one takes others about the same along; an appealed one, those that were decided with it. */
const isDecidedWith = (found: StoredFinding) => {
  if (found.status !== 'pending') return eq(decidedWith, found.id)
  if (found.subjectId === null || found.reason === null) return undefined
  return and(
    eq(subjectId, found.subjectId),
    eq(userId, found.userId), // a rating has an author, and one who answers
    eq(reason, found.reason),
    eq(status, 'pending'),
    ne(id, found.id),
    isNull(decidedWith),
  )
}
