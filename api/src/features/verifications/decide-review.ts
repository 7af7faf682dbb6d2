import { mayFollow } from '@portal/contract/lifecycle'
import * as sitePaths from '@portal/contract/site-paths'
import { homeCheck, organizationYears, reviewLifecycle } from '@portal/contract/verifications/lifecycle'
import type { DecideReview } from '@portal/contract/verifications/review'
import type { reviewEndpoints } from '@portal/contract/verifications/review-endpoints'
import { and, eq, inArray } from 'drizzle-orm'
import { addMails } from '../../domain/add-mails.ts'
import { addNotification } from '../../domain/add-notification.ts'
import { yearsFromNow } from '../../domain/follow-identity.ts'
import type { Database } from '../../platform/database/database.ts'
import { lockPerson } from '../../platform/database/in-turn.ts'
import { invalid, notFound, Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { documents } from '../../schema/documents.ts'
import { users } from '../../schema/people.ts'
import { properties } from '../../schema/properties.ts'
import { locationVerifications, verificationReviews } from '../../schema/verification.ts'
import { selectReviews, withPapers } from './list-reviews.ts'

type Row = typeof verificationReviews.$inferSelect

/**
 * Only an approval shows a badge. Throws `forbidden` for the reviewer's own papers, `conflict` once they are decided or
 * withdrawn, and `invalid` for a license without a later day.
 */
export const decideReview: Verb<typeof reviewEndpoints.decide> = async (context, { params, body }) => {
  const { database, caller, mail } = context
  const [known] = await database
    .select({ userId: verificationReviews.userId })
    .from(verificationReviews)
    .where(eq(verificationReviews.id, params.id))
  if (!known) throw notFound('verification')
  if (known.userId === caller.id)
    throw new Refusal('forbidden', 'Someone else must decide about your papers.')
  const person = await lockPerson(database, known.userId)
  const [review] = await database
    .select()
    .from(verificationReviews)
    .where(eq(verificationReviews.id, params.id))
    .for('no key update')
  if (!person || person.closedAt || !review) throw notFound('verification')
  if (!mayFollow(reviewLifecycle, review.status, body.decision))
    throw new Refusal('conflict', 'These papers are no longer waiting.')
  const isApproved = body.decision === 'approved'
  const expiresAt = isApproved ? endOf(review, body) : null
  const reason = body.reason.trim() || null
  await database
    .update(verificationReviews)
    .set({
      status: body.decision,
      reason,
      reviewedBy: caller.id,
      decidedAt: new Date().toISOString(),
      expiresAt,
    })
    .where(eq(verificationReviews.id, review.id))
  await database
    .update(documents)
    .set({ review: isApproved ? 'verified' : 'rejected' })
    .where(and(eq(documents.ownerId, person.id), inArray(documents.id, review.documentIds)))
  if (isApproved) await showBadge(database, review, expiresAt)
  const title = isApproved ? `Your ${review.kind} is verified` : `We couldn’t verify your ${review.kind}`
  const message = reason ?? `Your papers for ${review.claim} were approved.`
  await addNotification(database, {
    userId: person.id,
    title,
    message,
    type: 'update',
    category: 'verification',
    actionUrl: sitePaths.profileVerification,
    actionText: 'View',
    relatedEntityType: 'verification',
    relatedEntityId: review.id,
  })
  const content = {
    subject: title,
    paragraphs: [
      `Hello ${person.firstName},`,
      'Our reviewers have read your papers. You can see the result on the portal.',
    ],
    action: { text: 'View the result', path: sitePaths.profileVerification },
  }
  if (mail && person.emailConfirmedAt)
    await addMails(database, [{ userId: person.id, recipient: person.email, content }])
  const [decided] = await withPapers(
    database,
    await selectReviews(database).where(eq(verificationReviews.id, review.id)),
  )
  if (!decided) throw notFound('verification')
  return { review: decided }
}

const maxLicenseYears = 10

/** ISO 8601; a license ends with the day that is on it. */
const endOf = ({ kind }: Row, { expiresAt }: DecideReview): string | null => {
  if (kind === 'document') return null
  if (kind === 'home') return yearsFromNow(homeCheck.years)
  if (kind === 'organization') return yearsFromNow(organizationYears)
  const until = expiresAt && `${expiresAt}T23:59:59.999Z`
  const message = !until
    ? 'Please enter the day on the license'
    : Date.parse(until) <= Date.now()
      ? 'This license has expired'
      : until > yearsFromNow(maxLicenseYears)
        ? 'Please check the day: it’s more than ten years away'
        : null
  if (message) throw invalid('expiresAt', message)
  return until ?? null
}

const showBadge = async (database: Database, review: Row, expiresAt: string | null): Promise<void> => {
  const { kind, userId, propertyId } = review
  if (kind === 'organization' || kind === 'license')
    await database.update(users).set({ organizationVerifiedUntil: expiresAt }).where(eq(users.id, userId))
  if (kind !== 'home' || propertyId === null) return
  const [home] = await database.select().from(properties).where(eq(properties.id, propertyId)).for('share')
  if (!home || home.latitude === null || home.longitude === null)
    throw new Refusal('conflict', 'This home has no place on the map any more.')
  await database.insert(locationVerifications).values({
    userId,
    propertyId,
    latitude: home.latitude,
    longitude: home.longitude,
    address: home.address,
    verificationType: 'home',
    verificationMethod: 'document',
    isVerified: true,
    expiresAt,
  })
}
