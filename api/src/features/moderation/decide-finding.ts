import { mayFollow } from '@portal/contract/lifecycle'
import type { findingEndpoints } from '@portal/contract/moderation/finding-endpoints'
import type { DecisionAction } from '@portal/contract/moderation/violation'
import { violationLifecycle } from '@portal/contract/warnings/lifecycle'
import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { notFound, Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { users } from '../../schema/people.ts'
import { properties } from '../../schema/properties.ts'
import { contentViolations } from '../../schema/warnings.ts'
import { applyDecision, mayHide, takeBackDecision } from './effects.ts'
import { asFinding, type StoredFinding } from './finding-rows.ts'
import { obstacleTo } from './may-decide.ts'
import { noteAct } from './note-act.ts'

type Group = [StoredFinding, ...StoredFinding[]]

const { id, decidedWith, reason, status, subjectId, userId } = contentViolations

/**
 * Decides a finding, and with it all open ones about the same thing for the same reason, or an appeal. Throws
 * `forbidden` for what is the caller's own, and `conflict` for what is decided, someone else is on, or they decided
 * before.
 */
export const decideFinding: Verb<typeof findingEndpoints.decide> = async (context, { params, body }) => {
  const { database, caller, jobs } = context
  const group = await lockGroup(database, params.id)
  const [finding, ...others] = group
  const obstacle = await obstacleTo(database, caller, group)
  if (obstacle) throw new Refusal(obstacle.code, obstacle.message)
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
  const refuse = (message: string) => new Refusal('invalid', `${message}.`, { fields: { action: message } })
  if (action !== 'none' && decision === 'dismissed') throw refuse('Nothing follows from what is dismissed')
  if (action === 'hide' && !mayHide(finding)) throw refuse('This can’t be hidden')
  return action
}

/** Locks person, home and findings, in this order; the one with the id comes first. */
const lockGroup = async (database: Database, findingId: string): Promise<Group> => {
  const [found] = await database.select().from(contentViolations).where(eq(id, findingId))
  if (!found) throw notFound('finding')
  await database.select({ id: users.id }).from(users).where(eq(users.id, found.userId)).for('no key update')
  if (found.subjectType === 'property' && found.subjectId)
    await database
      .select({ id: properties.id })
      .from(properties)
      .where(eq(properties.id, found.subjectId))
      .for('no key update')
  // It is read again now: others who decide or appeal lock the person, too.
  const [current = found] = await database.select().from(contentViolations).where(eq(id, findingId))
  const rows = await database
    .select()
    .from(contentViolations)
    .where(or(eq(id, findingId), isDecidedWith(current)))
    .orderBy(asc(id))
    .for('no key update')
  const finding = rows.find(row => row.id === findingId)
  if (!finding) throw notFound('finding')
  return [finding, ...rows.filter(row => row !== finding)]
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
