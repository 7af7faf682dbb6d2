// What papers and phones have shown of people and homes.
import { homeCheck } from '@portal/contract/verifications/lifecycle'
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import type { properties } from '../schema/properties.ts'
import { locationVerifications, verificationReviews } from '../schema/verification.ts'
import { metersBetween } from './meters-between.ts'

type Home = Pick<typeof properties.$inferSelect, 'id' | 'latitude' | 'longitude'>

/** What was or is to be checked of an organization or a license ends with its name. */
export const revokePapers = async (transaction: Database, userId: string): Promise<void> => {
  await transaction
    .update(verificationReviews)
    .set({ status: 'revoked', decidedAt: sql`now()` })
    .where(
      and(
        eq(verificationReviews.userId, userId),
        inArray(verificationReviews.kind, ['organization', 'license']),
        inArray(verificationReviews.status, ['pending', 'approved']),
      ),
    )
}

export const isHomeCheckValid = and(
  eq(locationVerifications.isVerified, true),
  isNull(locationVerifications.revokedAt),
  gt(locationVerifications.expiresAt, sql`now()`),
)

/** Ends what was checked at a place from which the home is now too far. */
export const revokeDistantChecks = async (transaction: Database, home: Home): Promise<void> => {
  const checks = await transaction
    .select()
    .from(locationVerifications)
    .where(and(eq(locationVerifications.propertyId, home.id), isHomeCheckValid))
    .for('no key update')
  const distant = checks.filter(check => !isNear(home, check))
  if (distant.length === 0) return
  const ids = distant.map(({ id }) => id)
  await transaction
    .update(locationVerifications)
    .set({ revokedAt: sql`now()` })
    .where(inArray(locationVerifications.id, ids))
  if (distant.some(({ verificationMethod }) => verificationMethod === 'document'))
    await transaction
      .update(verificationReviews)
      .set({ status: 'revoked' })
      .where(and(eq(verificationReviews.propertyId, home.id), eq(verificationReviews.status, 'approved')))
}

const isNear = (
  { latitude, longitude }: Pick<Home, 'latitude' | 'longitude'>,
  spot: { latitude: number; longitude: number },
): boolean =>
  latitude !== null &&
  longitude !== null &&
  metersBetween({ latitude, longitude }, spot) <= homeCheck.maxDistance
