import type { verificationEndpoints } from '@portal/contract/verifications/endpoints'
import { verificationNow } from '@portal/contract/verifications/lifecycle'
import type { Verification } from '@portal/contract/verifications/verification'
import { and, desc, eq } from 'drizzle-orm'
import { identityReasons } from '../../domain/follow-identity.ts'
import type { Verb } from '../../platform/request/route.ts'
import { isNotDeleted, properties } from '../../schema/properties.ts'
import {
  biometricVerifications,
  locationVerifications,
  verificationReviews,
} from '../../schema/verification.ts'

/** More would be those of last month. */
const shown = 20

export const asVerification = (check: typeof biometricVerifications.$inferSelect): Verification => {
  const { id, verificationData, verifiedAt, expiresAt, createdAt } = check
  const reason = verificationData?.reason
  return {
    id,
    kind: 'identity',
    status: verificationNow(check),
    reason: reason ? identityReasons[reason] : null,
    verifiedAt,
    expiresAt,
    subject: null,
    createdAt,
  }
}

const reviewStates = {
  pending: 'pending',
  approved: 'verified',
  rejected: 'failed',
  revoked: 'revoked',
} as const

const changed = 'You changed it after it was sent.'

const isOver = (expiresAt: string | null): boolean =>
  expiresAt !== null && Date.parse(expiresAt) <= Date.now()

export const asReviewed = (review: typeof verificationReviews.$inferSelect): Verification => {
  const { id, kind, status, claim, reason, decidedAt, expiresAt, createdAt } = review
  const isApproved = status === 'approved'
  return {
    id,
    kind,
    status: isApproved && isOver(expiresAt) ? 'expired' : reviewStates[status],
    reason: status === 'revoked' ? changed : reason,
    verifiedAt: isApproved ? decidedAt : null,
    expiresAt,
    subject: claim,
    createdAt,
  }
}

/** What a phone showed of a home with this title. */
export const asLocated = (check: typeof locationVerifications.$inferSelect, title: string): Verification => {
  const { id, revokedAt, expiresAt, createdAt } = check
  return {
    id,
    kind: 'home_location',
    status: revokedAt ? 'revoked' : isOver(expiresAt) ? 'expired' : 'verified',
    reason: revokedAt ? 'The home’s place on the map was changed.' : null,
    verifiedAt: createdAt,
    expiresAt,
    subject: title,
    createdAt,
  }
}

export const listVerifications: Verb<typeof verificationEndpoints.list> = async ({
  database,
  caller,
  payments,
}) => {
  const checks = await database
    .select()
    .from(biometricVerifications)
    .where(eq(biometricVerifications.userId, caller.id))
    .orderBy(desc(biometricVerifications.createdAt))
    .limit(shown)
  const { emailConfirmedAt } = caller
  const email: Verification[] = emailConfirmedAt
    ? [
        {
          id: caller.id,
          kind: 'email',
          status: 'verified',
          reason: null,
          verifiedAt: emailConfirmedAt,
          expiresAt: null,
          subject: caller.email,
          createdAt: emailConfirmedAt,
        },
      ]
    : []
  const reviews = await database
    .select()
    .from(verificationReviews)
    .where(eq(verificationReviews.userId, caller.id))
    .orderBy(desc(verificationReviews.createdAt))
    .limit(shown)
  const located = await database
    .select({ check: locationVerifications, title: properties.title })
    .from(locationVerifications)
    .innerJoin(properties, and(eq(properties.id, locationVerifications.propertyId), isNotDeleted))
    .where(
      and(
        eq(locationVerifications.userId, caller.id),
        eq(locationVerifications.verificationMethod, 'geolocation'),
      ),
    )
    .orderBy(desc(locationVerifications.createdAt))
    .limit(shown)
  return {
    verifications: [
      ...checks.map(asVerification),
      ...reviews.map(asReviewed),
      ...located.map(({ check, title }) => asLocated(check, title)),
      ...email,
    ],
    hasIdentity: payments !== undefined,
  }
}
