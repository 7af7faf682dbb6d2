import type { verificationEndpoints } from '@portal/contract/verifications/endpoints'
import { verificationNow } from '@portal/contract/verifications/lifecycle'
import type { Verification } from '@portal/contract/verifications/verification'
import { desc, eq } from 'drizzle-orm'
import { identityReasons } from '../../domain/follow-identity.ts'
import type { Verb } from '../../platform/request/route.ts'
import { biometricVerifications } from '../../schema/verification.ts'

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
  return { verifications: [...checks.map(asVerification), ...email], hasIdentity: payments !== undefined }
}
