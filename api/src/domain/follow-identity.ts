import { mayFollow } from '@portal/contract/lifecycle'
import * as sitePaths from '@portal/contract/site-paths'
import { identityYears, verificationLifecycle } from '@portal/contract/verifications/lifecycle'
import type { VerificationStatus } from '@portal/contract/verifications/verification'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { lockPerson } from '../platform/database/in-turn.ts'
import type { IdentitySession, Payments } from '../platform/ports/payments.ts'
import { users } from '../schema/people.ts'
import { biometricVerifications, type IdentityReason } from '../schema/verification.ts'
import { addNotification } from './add-notification.ts'
import { nameMatches } from './name-matches.ts'

/** The provider's events about checks of identity. They name no customer. */
export const identityEvents = new Set([
  'identity.verification_session.processing',
  'identity.verification_session.verified',
  'identity.verification_session.requires_input',
  'identity.verification_session.canceled',
])

export const identityReasons: Record<IdentityReason, string> = {
  name_differs: 'The name on the document differs.',
  document_expired: 'The document has expired.',
  unreadable: 'The document could not be read.',
  stopped: 'You stopped before the check was done.',
  other: 'The check could not be completed.',
  name_changed: 'You changed your name after the check.',
}

const reasonsByCode = new Map<string, IdentityReason>([
  ['document_expired', 'document_expired'],
  ['document_unverified_other', 'unreadable'],
  ['document_type_not_supported', 'unreadable'],
  ['consent_declined', 'stopped'],
  ['abandoned', 'stopped'],
])

interface Outcome {
  status: VerificationStatus
  reason: IdentityReason | null
  /** ISO 8601, of a verified one. */
  expiresAt: string | null
}

const ending = (status: VerificationStatus, reason: IdentityReason | null = null): Outcome => ({
  status,
  reason,
  expiresAt: null,
})

/** ISO 8601. */
export const yearsFromNow = (years: number): string => {
  const until = new Date()
  until.setUTCFullYear(until.getUTCFullYear() + years)
  return until.toISOString()
}

/** What a check is, if the provider says this about it. */
const outcomeOf = (session: IdentitySession | null, person: typeof users.$inferSelect): Outcome => {
  switch (session?.status) {
    case undefined:
    case 'canceled':
      return ending('cancelled')
    case 'requires_input':
      return ending('pending')
    case 'processing':
      return ending('processing')
    case 'failed':
      return ending('failed', reasonsByCode.get(session.errorCode ?? '') ?? 'other')
    case 'verified':
      return verified(session, person)
    default:
      throw new Error('The provider’s session has an unknown status.')
  }
}

const verified = ({ name, validUntil }: IdentitySession, person: typeof users.$inferSelect): Outcome => {
  if (!name || !nameMatches(person, { firstName: name.first, lastName: name.last }))
    return ending('failed', 'name_differs')
  const expiresAt = [yearsFromNow(identityYears), validUntil ?? '9'].sort()[0] ?? null
  if (expiresAt !== null && Date.parse(expiresAt) <= Date.now()) return ending('failed', 'document_expired')
  return { status: 'verified', reason: null, expiresAt }
}

const isOfSession = (sessionId: string): SQL =>
  eq(sql`(${biometricVerifications.verificationData} ->> 'sessionId')`, sessionId)

/**
 * Asks the provider how a check stands, and stores that with its person and its row locked: events come twice, late and
 * in any order. Throws the provider's `not_now`. Does nothing for a session that the portal did not open.
 */
export const followIdentity = async (
  transaction: Database,
  payments: Payments,
  sessionId: string,
): Promise<void> => {
  const [known] = await transaction
    .select({ userId: biometricVerifications.userId })
    .from(biometricVerifications)
    .where(isOfSession(sessionId))
  if (!known) return
  const person = await lockPerson(transaction, known.userId)
  const [check] = await transaction
    .select()
    .from(biometricVerifications)
    .where(isOfSession(sessionId))
    .for('no key update')
  if (!person || person.closedAt || !check) return
  const session = await payments.readIdentity(sessionId)
  const outcome = outcomeOf(session, person)
  const isRetold = outcome.status === 'failed' && check.status === 'failed'
  const isNews = isRetold
    ? outcome.reason !== check.verificationData?.reason
    : mayFollow(verificationLifecycle, check.status, outcome.status)
  if (!isNews) return
  const { status, reason, expiresAt } = outcome
  const isVerified = status === 'verified'
  await transaction
    .update(biometricVerifications)
    .set({
      status,
      expiresAt,
      verifiedAt: isVerified ? sql`now()` : null,
      verificationData: { sessionId, documentType: session?.documentType ?? null, reason },
    })
    .where(eq(biometricVerifications.id, check.id))
  if (isVerified)
    await transaction.update(users).set({ verifiedUntil: expiresAt }).where(eq(users.id, person.id))
  if (isVerified || (status === 'failed' && reason !== 'stopped'))
    await addNotification(transaction, {
      userId: person.id,
      title: isVerified ? 'Your identity is verified' : 'Your identity check failed',
      message: isVerified
        ? 'Others now see the badge “Identity checked”.'
        : `${identityReasons[reason ?? 'other']} You can try again.`,
      type: 'update',
      category: 'verification',
      actionUrl: sitePaths.profileVerification,
      actionText: 'View',
      relatedEntityType: 'verification',
      relatedEntityId: check.id,
    })
}

/** What holds of a check ends at once when the person changes their name. */
export const revokeIdentity = async (transaction: Database, userId: string): Promise<void> => {
  const { verificationData } = biometricVerifications
  await transaction
    .update(biometricVerifications)
    .set({
      status: 'revoked',
      verificationData: sql`coalesce(${verificationData}, '{}') || '{"reason":"name_changed"}'`,
    })
    .where(and(eq(biometricVerifications.userId, userId), eq(biometricVerifications.status, 'verified')))
}
