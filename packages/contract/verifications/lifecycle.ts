// Checks of a person (spec §1): of an identity document, of papers, of a background.
import { lifecycle } from '../lifecycle.ts'

/**
 * The provider is asked for the current state, so `processing` can be missed; and it lets people try again in a check
 * that failed. A check can be canceled while it can be begun.
 */
export const verificationLifecycle = lifecycle({
  pending: ['processing', 'verified', 'failed', 'cancelled', 'expired'],
  processing: ['verified', 'failed', 'cancelled'],
  failed: ['processing', 'verified', 'cancelled'],
  verified: ['expired', 'revoked'],
  cancelled: [],
  expired: [],
  revoked: [],
})

/** Papers that a reviewer reads; what was approved ends early if its person changes what it was about. */
export const reviewLifecycle = lifecycle({
  pending: ['approved', 'rejected', 'revoked'],
  approved: ['revoked'],
  rejected: [],
  revoked: [],
})

/** How near to a home a phone must be, and how exactly it must know. Meters. */
export const homeCheck = { maxDistance: 250, maxAccuracy: 100, years: 1 } as const

export const organizationYears = 2

/** The provider's page can be opened that long. */
export const identityHours = 24

export const identityYears = 2

/** So many days before a check ends its owner gets a reminder. */
export const reminderDays = 30

/** Also if nobody noted the end: decided when it is read. `expiresAt` and `createdAt` are ISO 8601. */
export const verificationNow = <Status extends keyof typeof verificationLifecycle>(
  { status, createdAt, expiresAt }: { status: Status; createdAt: string; expiresAt: string | null },
  now = Date.now(),
): Status | 'expired' => {
  if (status === 'pending')
    return Date.parse(createdAt) + identityHours * 3_600_000 <= now ? 'expired' : status
  return status === 'verified' && expiresAt !== null && Date.parse(expiresAt) <= now ? 'expired' : status
}
